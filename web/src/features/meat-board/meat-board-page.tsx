import './view/meat-board.css';
import './view/meat-cells.css';
import { nextFontSize } from '@larder/kernel';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AssignedBoard } from '../../shared/signage/assigned-board.ts';
import { TURN_MS, useAwake, useTurns } from '../../shared/signage/screen/use-awake.ts';
import { useFullScreen } from '../../shared/signage/screen/use-full-screen.ts';
import { useScreenUnit } from '../../shared/signage/screen/use-screen-unit.ts';
import type { SignageProduct } from '../../shared/signage/signage-snapshot.ts';
import { useSignage, useSignageFeed } from '../../shared/signage/use-signage.ts';
import { meatBoardTexts } from '../../texts/signage/meat-board.ts';
import { SetUpPanel } from './set-up/set-up-panel.tsx';
import { useBoardSetUp } from './set-up/use-board-set-up.ts';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { useShortcuts } from './toolbar/use-shortcuts.ts';
import { BoardView } from './view/board-view.tsx';
import { useBoardLayout } from './view/use-board-layout.ts';
import { useStage } from './view/use-stage.ts';

const NOTHING: readonly SignageProduct[] = [];
/** How long after the last key or movement the toolbar of a full screen is hidden. */
const TOOLBAR_STAYS_MS = 3000;

/** `assigned` is what the back office set up for a paired screen; null on a screen that sets itself up. */
export function MeatBoardPage({ assigned }: { assigned: AssignedBoard | null }) {
  const snapshot = useSignage();
  const feed = useSignageFeed();
  const unitPx = useScreenUnit();
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
  // The toolbar of a paired screen is shown only while a person is there, full screen or not.
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
    <main ref={page} className="mb">
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
        />
      )}
      <div className="mb-body">
        <div className="mb-stage" ref={stage}>
          <div className="mb-scaled" style={{ transform: `scale(${scale})` }}>
            {boardWidthPx > 0 && <BoardView snapshot={snapshot} layout={layout} size={size} turns={turns} />}
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

/** A television's remote has four arrows and OK: the arrows go from control to control, OK presses the one they are on. */
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
