import type { TerminalCategory } from '@larder/kernel';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { OfflineChip } from '../../shared/signage/screen/offline-chip.tsx';
import { useBurnInShift } from '../../shared/signage/screen/use-burn-in-shift.ts';
import { useScreenUnit } from '../../shared/signage/screen/use-screen-unit.ts';
import { signageTexts } from '../../texts/signage/common.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import { changedCells, chooseMotion, type Faces } from './flaps/face.ts';
import { FlapPlayer } from './flaps/flap-player.ts';
import flapStyles from './flaps/flap.module.css';
import { Flap } from './flaps/flap.tsx';
import {
  characterLook,
  clockCell,
  facesOf,
  type Side,
  SIDES,
  type TerminalColumn,
  type TerminalState,
} from './rows/faces-of.ts';
import type { TerminalClockTexts } from './terminal-clock.ts';
import { TerminalColumnView } from './terminal-column-view.tsx';
import styles from './terminal.module.css';

interface TerminalViewProps {
  clockTexts: TerminalClockTexts;
  /** The time zone of the store. */
  zone: string;
  columns: Record<Side, TerminalColumn>;
  /** Why a column is empty. */
  note: 'waiting' | 'empty';
  awake: boolean;
  /** Null when the back office decides. */
  onChoose: ((side: Side, category: TerminalCategory) => void) | null;
}

/** The whole board: its sign, clock and columns, with the animation between two states. */
export function TerminalView({ clockTexts, zone, columns, note, awake, onChoose }: TerminalViewProps) {
  const root = useRef<HTMLElement>(null);
  const shift = useBurnInShift(useScreenUnit());
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const state = useMemo((): TerminalState => ({ clock: clockTexts.time, columns }), [clockTexts.time, columns]);
  const leaving = useFlaps(root, state, facesOf, reduced);
  return (
    <main ref={root} id="main" className={styles.terminal} data-awake={awake}>
      <TerminalStage
        clockTexts={clockTexts}
        columns={columns}
        note={note}
        awake={awake}
        onChoose={onChoose}
        shift={shift}
        leaving={leaving}
      >
        <div className={styles.terminalCorner}>
          {awake && <TerminalHint isSetUpElsewhere={onChoose === null} />}
          <OfflineChip timeZone={zone} />
        </div>
      </TerminalStage>
    </main>
  );
}

interface TerminalStageProps extends Omit<TerminalViewProps, 'zone'> {
  shift?: string;
  /** The old state fading out above it; null without one. */
  leaving: TerminalState | null;
  children?: ReactNode;
}

/** One state of the board: on the screen, and as a preview. */
export function TerminalStage(props: TerminalStageProps) {
  const { clockTexts, columns, note, awake, onChoose, shift, leaving, children } = props;
  const id = useId();
  const hasSeafood = SIDES.some((side) => columns[side].category === 'seafood');
  const hasMeat = SIDES.some((side) => columns[side].category !== 'seafood');
  return (
    <div className={styles.terminalStage} style={{ transform: shift }}>
      <header className={styles.terminalHead}>
        <svg className={styles.terminalArrow} viewBox="0 0 24 24" aria-hidden>
          <path d="M4 12h15M12.5 5.5 19 12l-6.5 6.5" />
        </svg>
        <h1>
          {hasMeat && <TitlePart english={terminalTexts.meat} chinese={terminalTexts.chineseMeat} />}{' '}
          {hasSeafood && <TitlePart english={terminalTexts.seafood} chinese={terminalTexts.chineseSeafood} />}
        </h1>
        <TerminalClock clockTexts={clockTexts} leaving={leaving?.clock ?? null} />
      </header>
      <div className={styles.terminalColumns}>
        {SIDES.map((side) => (
          <TerminalColumnView
            key={side}
            id={`${id}-${side}`}
            side={side}
            column={columns[side]}
            leaving={leaving?.columns[side] ?? null}
            note={note}
            awake={awake}
            onChoose={onChoose === null ? null : (category) => onChoose(side, category)}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

function TitlePart({ english, chinese }: { english: string; chinese: string }) {
  return (
    <span className={styles.terminalTitle}>
      {english} <span lang={CHINESE}>{chinese}</span>
    </span>
  );
}

/** A hint for people at the screen. */
function TerminalHint({ isSetUpElsewhere }: { isSetUpElsewhere: boolean }) {
  return (
    <p className={styles.terminalHint}>
      {isSetUpElsewhere && <span>{terminalTexts.setUpElsewhere}</span>}{' '}
      {!window.isSecureContext && <span>{signageTexts.withoutTls}</span>}
    </p>
  );
}

interface TerminalClockProps {
  clockTexts: TerminalClockTexts;
  /** The old time fading out; null without one. */
  leaving: string | null;
}

/** The time and the day. They are not announced to screen readers. */
function TerminalClock({ clockTexts, leaving }: TerminalClockProps) {
  return (
    <div data-part="terminal-clock" className={styles.terminalClock}>
      <p className={styles.terminalDate}>
        <span>{clockTexts.date}</span>
        <span lang={CHINESE}>{clockTexts.chineseDate}</span>
      </p>
      <p className={flapStyles.terminalTime}>
        <time className="sg-hidden">{clockTexts.time}</time>
        <ClockFlaps time={clockTexts.time} turns />
        {leaving !== null && (
          <span data-part="terminal-leaving" className={flapStyles.terminalLeaving} aria-hidden>
            <ClockFlaps time={leaving} turns={false} />
          </span>
        )}
      </p>
    </div>
  );
}

function ClockFlaps({ time, turns }: { time: string; turns: boolean }) {
  return (
    <span data-part="terminal-digits" className={flapStyles.terminalDigits}>
      {time.split('').map((text, at) => (
        <Flap key={at} cell={turns ? clockCell(at) : undefined} text={text} look={characterLook(text)} hidden />
      ))}
    </span>
  );
}

const CROSSFADE_MS = 150;

/**
 * Turns the flaps under `root` whose faces changed. When that would be too much motion, returns the old state, which
 * fades out above the new one; otherwise null. The page itself always shows the new state.
 */
function useFlaps<State>(
  root: RefObject<HTMLElement | null>,
  state: State,
  facesOf: (state: State) => Faces,
  reduced: boolean,
): State | null {
  const [player] = useState(() => new FlapPlayer());
  const [leaving, setLeaving] = useState<State | null>(null);
  const last = useRef<State | null>(null);

  // Runs before the browser paints: otherwise the new state would flash before the animation.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = state;
    if (before === null || before === state) return;
    const changes = changedCells(facesOf(before), facesOf(state));
    const motion = chooseMotion(changes.length, { reduced, slow: player.isSlow() });
    if (motion === 'flap') player.play(changes, hostsUnder(root.current));
    if (motion === 'crossfade') {
      player.finish();
      setLeaving(before);
    }
  }, [root, state, facesOf, reduced, player]);

  useEffect(() => {
    if (leaving === null) return;
    const timer = setTimeout(() => setLeaving(null), CROSSFADE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  useEffect(() => () => player.finish(), [player]);
  return leaving;
}

function hostsUnder(root: HTMLElement | null): (cell: string) => HTMLElement | undefined {
  const hosts = new Map<string, HTMLElement>();
  for (const host of root?.querySelectorAll<HTMLElement>('[data-flap]') ?? []) hosts.set(host.dataset.flap ?? '', host);
  return (cell) => hosts.get(cell);
}

/** Whether a media query currently matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
