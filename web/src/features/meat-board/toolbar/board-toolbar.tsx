import type { ReactNode } from 'react';
import { useSettingsUpdate } from '../../../shared/signage/use-signage.ts';
import { signageTexts } from '../../../texts/signage/common.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import { legibilityOf } from '../layout/half-warnings.ts';
import setUpPanelStyles from '../set-up/set-up-panel.module.css';
import type { BoardSetUp } from '../set-up/use-board-set-up.ts';
import type { BoardLayout } from '../view/use-board-layout.ts';
import styles from './board-toolbar.module.css';
import { type BoardActions, SHORTCUTS } from './use-shortcuts.ts';

interface BoardToolbarProps {
  actions: BoardActions;
  setUp: BoardSetUp;
  isFull: boolean;
  isConfiguring: boolean;
  isRefreshing: boolean;
  /** Whether the toolbar overlays the board and takes no space. */
  floats: boolean;
  layout: BoardLayout;
  unitPx: number;
  isPaired: boolean;
  timeZone: string;
}

/** The controls for a person at the screen. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { actions, setUp, isFull, isConfiguring, isRefreshing, floats, isPaired } = props;
  return (
    <div
      className={`${styles.mbToolbar} ${floats ? styles.mbToolbarFloats : ''}`}
      role="toolbar"
      aria-label={meatBoardTexts.toolbar}
    >
      <Action letter={SHORTCUTS.fullScreen} onPress={actions.fullScreen}>
        {isFull ? meatBoardTexts.exitFullScreen : meatBoardTexts.fullScreen}
      </Action>
      {!setUp.isAssigned && (
        <>
          <Action letter={SHORTCUTS.font} onPress={actions.font}>
            {meatBoardTexts.font(meatBoardTexts.fontSizes[setUp.board.fontSize])}
          </Action>
          <Action letter={SHORTCUTS.save} onPress={actions.save} isDone={setUp.isSaved}>
            {setUp.isSaved ? meatBoardTexts.saved : meatBoardTexts.save}
          </Action>
        </>
      )}
      <Action letter={SHORTCUTS.refresh} onPress={actions.refresh}>
        {isRefreshing ? meatBoardTexts.refreshing : meatBoardTexts.refresh}
      </Action>
      {!setUp.isAssigned && (
        <Action letter={SHORTCUTS.configure} onPress={actions.configure} isPressed={isConfiguring}>
          {isConfiguring ? meatBoardTexts.closeConfigure : meatBoardTexts.configure}
        </Action>
      )}
      {!isPaired && (
        <a className={setUpPanelStyles.mbButton} href="/tv">
          {meatBoardTexts.pair}
        </a>
      )}
      <Notes {...props} />
    </div>
  );
}

function Notes({ setUp, isFull, layout, unitPx, timeZone }: BoardToolbarProps) {
  return (
    <div className={styles.mbNotes}>
      {setUp.isAssigned && <p>{meatBoardTexts.assigned}</p>}
      {setUp.isDamaged && <p className={styles.mbNoteBad}>{meatBoardTexts.damaged}</p>}
      {!isFull && <LegibilityNote layout={layout} unitPx={unitPx} />}
      {!window.isSecureContext && <p>{signageTexts.withoutTls}</p>}
      <LastUpdate timeZone={timeZone} />
    </div>
  );
}

/** The distance at which the half with the smaller font can be read. */
function LegibilityNote({ layout: { left, right }, unitPx }: Pick<BoardToolbarProps, 'layout' | 'unitPx'>) {
  const sizes = [left, right].filter((half) => half !== null).map((half) => half.sizePx / unitPx);
  if (sizes.length === 0) return null;
  const { px, metres, isTooSmall } = legibilityOf(Math.min(...sizes));
  if (isTooSmall) return <p className={styles.mbNoteBad}>{meatBoardTexts.tooSmall(px)}</p>;
  return <p>{meatBoardTexts.legible(px, metres.toFixed(1))}</p>;
}

interface ActionProps {
  letter: string;
  onPress: () => void;
  isPressed?: boolean;
  isDone?: boolean;
  children: ReactNode;
}

function Action({ letter, onPress, isPressed, isDone = false, children }: ActionProps) {
  return (
    <button
      type="button"
      className={`${setUpPanelStyles.mbButton} ${isDone ? styles.mbButtonDone : ''}`}
      onClick={onPress}
      aria-keyshortcuts={letter}
      aria-expanded={isPressed}
    >
      {children}
      <kbd className={styles.mbKey} aria-hidden>
        {letter}
      </kbd>
    </button>
  );
}

/** When staff last confirmed the prices, in the store's local time, independent of the screen's time zone. */
function LastUpdate({ timeZone }: { timeZone: string }) {
  const updatedAt = useSettingsUpdate();
  const instant = updatedAt === null ? Number.NaN : Date.parse(updatedAt);
  if (Number.isNaN(instant)) return null;
  const confirmedAt = new Date(instant).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return <p>{meatBoardTexts.lastUpdate(confirmedAt)}</p>;
}
