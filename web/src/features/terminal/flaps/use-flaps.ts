import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { changedCells } from './changed-cells.ts';
import { chooseMotion } from './choose-motion.ts';
import type { Faces } from './face.ts';
import { FlapPlayer } from './flap-player.ts';

const CROSSFADE_MS = 150;

/**
 * Turns the flaps under `root` whose faces changed. When that would be too much movement, answers the state that is to fade
 * away over the new one; null otherwise. The page itself always shows the new state.
 */
export function useFlaps<State>(
  root: RefObject<HTMLElement | null>,
  state: State,
  facesOf: (state: State) => Faces,
  reduced: boolean,
): State | null {
  const [player] = useState(() => new FlapPlayer());
  const [leaving, setLeaving] = useState<State | null>(null);
  const last = useRef<State | null>(null);

  // Before the browser paints: nobody sees the end before the way there.
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
