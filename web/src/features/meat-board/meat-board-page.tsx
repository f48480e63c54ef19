import { nextFontSize } from '@larder/kernel';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { OfflineChip } from '../../shared/signage/screen/offline-chip.tsx';
import { TURN_MS, useAwake, useTurns } from '../../shared/signage/screen/use-awake.ts';
import { useBurnInShift } from '../../shared/signage/screen/use-burn-in-shift.ts';
import { useFullScreen } from '../../shared/signage/screen/use-full-screen.ts';
import { useScreenUnit } from '../../shared/signage/screen/use-screen-unit.ts';
import { useStoreZone } from '../../shared/signage/screen/use-store-zone.ts';
import type { AssignedBoard, SignageProduct, SignageSnapshot } from '../../shared/signage/signage-snapshot.ts';
import { useSignage, useSignageFeed } from '../../shared/signage/use-signage.ts';
import { signageTexts } from '../../texts/signage/common.ts';
import { meatBoardTexts } from '../../texts/signage/meat-board.ts';
import setUpPanelStyles from './set-up/set-up-panel.module.css';
import { SetUpPanel } from './set-up/set-up-panel.tsx';
import { useBoardSetUp } from './set-up/use-board-set-up.ts';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { useShortcuts } from './toolbar/use-shortcuts.ts';
import { BoardHalves } from './view/board-halves.tsx';
import styles from './view/meat-board.module.css';
import { type BoardLayout, type BoardSize, useBoardLayout } from './view/use-board-layout.ts';

const NOTHING: readonly SignageProduct[] = [];
/** The time after the last key or movement until the toolbar of a full screen is hidden. */
const TOOLBAR_STAYS_MS = 3000;
/** A television's letters would be 8 px high on a phone. */
const PHONE_UNIT = 0.5;

/** `assigned` is the back office's configuration for a paired screen; null on a screen that is configured locally. */
export function MeatBoardPage({ assigned }: { assigned: AssignedBoard | null }) {
  const snapshot = useSignage();
  const timeZone = useStoreZone(assigned);
  const feed = useSignageFeed();
  const unitPx = useScreenUnit(PHONE_UNIT);
  const setUp = useBoardSetUp(assigned?.meatBoard ?? null);
  const fullScreen = useFullScreen();
  const [isConfiguring, setIsConfiguring] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const isAwake = useAwake(TOOLBAR_STAYS_MS);
  const turns = useTurns(useAwake(TURN_MS) || isConfiguring);
  const page = useRef<HTMLElement>(null);
  const { ref: stage, boardWidthPx, boardHeightPx, scale } = useStage(isConfiguring);
  const size = { widthPx: boardWidthPx, heightPx: boardHeightPx, unitPx };
  const layout = useBoardLayout(snapshot.products ?? NOTHING, setUp.board, size);
  // The toolbar of a paired screen is shown only while somebody uses it, full screen or not.
  const floats = (fullScreen.isFull || assigned !== null) && !isConfiguring;
  const actions = {
    fullScreen: fullScreen.toggle,
    font: () => setUp.change({ ...setUp.board, fontSize: nextFontSize(setUp.board.fontSize) }),
    save: setUp.save,
    refresh: () => {
      setIsRefreshing(true);
      void feed.refresh().then(() => setIsRefreshing(false));
    },
    configure: () => setIsConfiguring(!setUp.isAssigned && !isConfiguring),
  };
  useShortcuts(actions);
  useArrowKeys(page);
  useEffect(() => {
    document.title = meatBoardTexts.title;
  }, []);
  return (
    <main ref={page} className={styles.mb}>
      <h1 className="sg-hidden">{meatBoardTexts.title}</h1>
      {(isAwake || !floats) && (
        <BoardToolbar
          actions={actions}
          setUp={setUp}
          isFull={fullScreen.isFull}
          isConfiguring={isConfiguring}
          isRefreshing={isRefreshing}
          floats={floats}
          layout={layout}
          unitPx={unitPx}
          isPaired={assigned !== null}
          timeZone={timeZone}
        />
      )}
      <div className={setUpPanelStyles.mbBody}>
        <div className={styles.mbStage} ref={stage}>
          <div className={styles.mbScaled} style={{ transform: `scale(${scale})` }}>
            {boardWidthPx > 0 && (
              <BoardView snapshot={snapshot} layout={layout} size={size} turns={turns} timeZone={timeZone} />
            )}
          </div>
        </div>
        {isConfiguring && (
          <SetUpPanel setUp={setUp} layout={layout} products={snapshot.products ?? NOTHING} unitPx={unitPx} />
        )}
      </div>
    </main>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A television's remote has four arrows and OK: arrows move the focus between controls, OK presses one. */
function useArrowKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.target instanceof HTMLTextAreaElement || area.current === null) return;
      const controls = Array.from(
        area.current.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], textarea'),
      );
      if (controls.length === 0) return;
      const at = controls.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? 0 : (at + step + controls.length) % controls.length;
      controls[next]?.focus();
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [area]);
}

interface Stage {
  ref: RefObject<HTMLDivElement | null>;
  boardWidthPx: number;
  boardHeightPx: number;
  scale: number;
}

/**
 * The space for the board. During configuration the board is laid out at full size and scaled down, so that the preview
 * matches the television.
 */
function useStage(isPreview: boolean): Stage {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ widthPx: 0, heightPx: 0 });
  const [board, setBoard] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const stage = ref.current;
    if (stage === null) return;
    const measure = (): void => {
      const now = { widthPx: stage.clientWidth, heightPx: stage.clientHeight };
      setRoom((before) => (isSame(before, now) ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const stage = ref.current;
    if (stage === null || isPreview) return;
    // Measured again, because the panel has closed and the observer has not fired yet.
    const now = { widthPx: stage.clientWidth, heightPx: stage.clientHeight };
    setBoard((before) => (isSame(before, now) ? before : now));
  }, [isPreview, room]);
  const scale = board.widthPx === 0 ? 1 : Math.min(room.widthPx / board.widthPx, room.heightPx / board.heightPx);
  return { ref, boardWidthPx: board.widthPx, boardHeightPx: board.heightPx, scale: isPreview ? scale : 1 };
}

function isSame(one: { widthPx: number; heightPx: number }, other: { widthPx: number; heightPx: number }): boolean {
  return one.widthPx === other.widthPx && one.heightPx === other.heightPx;
}

interface BoardViewProps {
  snapshot: SignageSnapshot;
  layout: BoardLayout;
  size: BoardSize;
  turns: number;
  timeZone: string;
}

/** The two halves, with a margin that televisions may cut off, and a corner for the age of the prices. */
function BoardView({ snapshot, layout, size, turns, timeZone }: BoardViewProps) {
  const { marginXPx, marginYPx } = layout.boxes;
  const shift = useBurnInShift(size.unitPx);
  return (
    <BoardHalves
      layout={layout}
      size={size}
      shift={shift}
      turns={turns}
      attempt={snapshot.isOffline}
      nothing={snapshot.products === null ? signageTexts.waiting : meatBoardTexts.noItems}
      revision={snapshot.revision}
    >
      <div className={styles.mbCorner} style={{ right: marginXPx, bottom: marginYPx }}>
        <OfflineChip timeZone={timeZone} />
      </div>
    </BoardHalves>
  );
}
