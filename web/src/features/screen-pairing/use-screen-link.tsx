import { useEffect, useSyncExternalStore } from 'react';
import { deviceStore } from '../../shared/browser-storage.ts';
import { heartBeat } from '../../shared/signage/beat/use-beat.ts';
import { useSignage } from '../../shared/signage/use-signage.ts';
import type { LinkState } from './link-state.ts';
import { ScreenLink } from './screen-link.ts';

let link: ScreenLink | undefined;

/** The page's one link, made when it is first asked for. */
function screenLink(): ScreenLink {
  link ??= new ScreenLink((path, init) => fetch(path, init), deviceStore, keyOfAddress());
  return link;
}

/** A link made in the back office carries the key behind the #, which no server ever sees. */
function keyOfAddress(): string | null {
  const key = /^#key=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1] ?? null;
  if (key === null) return null;
  // Not to be read off the address bar, unless this screen cannot remember it.
  const probe = 'larder.screen.v1.probe';
  deviceStore.write(probe, key);
  if (deviceStore.read(probe) === key) history.replaceState(null, '', location.pathname + location.search);
  deviceStore.write(probe, null);
  return key;
}

/** A link that is opened where this page stands already changes what is behind the # alone, and loads nothing. */
function openLink(): void {
  if (location.hash.indexOf('#key=') === 0) location.reload();
}

/** Where this screen belongs, as far as it is known. */
export function useScreenLink(): LinkState {
  const tie = screenLink();
  useEffect(() => {
    heartBeat.start();
    const release = heartBeat.onBeat(tie.onBeat);
    window.addEventListener('hashchange', openLink);
    return () => {
      release();
      window.removeEventListener('hashchange', openLink);
    };
  }, [tie]);
  return useSyncExternalStore(tie.subscribe, tie.current);
}

/** Tells operations which prices stand on this screen. Draws nothing. */
export function ReportShown() {
  const { products, revision } = useSignage();
  const shown = products === null ? null : revision;
  useEffect(() => screenLink().shows(shown), [shown]);
  return null;
}
