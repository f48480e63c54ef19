import type { ReactNode } from 'react';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import { BoardHalf } from './board-half.tsx';
import styles from './meat-board.module.css';
import type { BoardLayout, BoardSize } from './use-board-layout.ts';

interface BoardHalvesProps {
  layout: BoardLayout;
  size: BoardSize;
  /** A transform that shifts the whole board. */
  shift?: string;
  turns: number;
  attempt: unknown;
  /** Shown instead of products when there are none: English, then Chinese. */
  nothing: readonly [string, string];
  revision?: number;
  children?: ReactNode;
}

/** The whole board at a given size: on the screen, and as a preview. */
export function BoardHalves({ layout, size, shift, turns, attempt, nothing, revision, children }: BoardHalvesProps) {
  const { boxes, left, right } = layout;
  const frame = { box: boxes.half, footPx: boxes.footPx, turns, attempt };
  return (
    <div
      className={`${styles.mbBoard} ${boxes.isPortrait ? styles.mbUpright : ''}`}
      style={{
        width: size.widthPx,
        height: size.heightPx,
        padding: `${boxes.marginYPx}px ${boxes.marginXPx}px`,
        transform: shift,
      }}
      data-board={revision}
    >
      {left === null && right === null ? (
        <p className={styles.mbNothing}>
          {nothing[0]} <span lang="zh-Hant">{nothing[1]}</span>
        </p>
      ) : (
        <>
          <BoardHalf name={meatBoardTexts.left} layout={left} {...frame} />
          <div
            className={styles.mbBetween}
            style={boxes.isPortrait ? { height: boxes.gapPx / 2 } : { width: boxes.gapPx }}
          />
          <BoardHalf name={meatBoardTexts.right} layout={right} {...frame} />
        </>
      )}
      {children}
    </div>
  );
}
