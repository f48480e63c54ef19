import { useEffect, useSyncExternalStore } from 'react';
import { deviceStore } from '../../shared/browser-storage.ts';
import { heartBeat } from '../../shared/signage/beat/use-beat.ts';
import { useSignage } from '../../shared/signage/use-signage.ts';
import type { LinkState } from './link-state.ts';
import { ScreenLink } from './screen-link.ts';

let link: ScreenLink | undefined;

/** The page's only link, created on first use. */
function screenLink(): ScreenLink {
  link ??= new ScreenLink((path, init) => fetch(path, init), deviceStore, keyOfAddress());
  return link;
}

/** The key in the fragment of a link from the back office, which is never sent to a server. */
function keyOfAddress(): string | null {
  const key = /^#key=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1] ?? null;
  if (key === null) return null;
  // The key is removed from the address bar, unless this screen cannot store it.
  const probe = 'larder.screen.v1.probe';
  deviceStore.write(probe, key);
  if (deviceStore.read(probe) === key) history.replaceState(null, '', location.pathname + location.search);
  deviceStore.write(probe, null);
  return key;
}

/** Opening a link while this page is open changes only the fragment, without a reload. */
function openLink(): void {
  if (location.hash.indexOf('#key=') === 0) location.reload();
}

/** The pairing state of this screen. */
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

/** Reports the shown prices to the server. Renders nothing. */
export function ReportShown() {
  const { products, revision } = useSignage();
  const shown = products === null ? null : revision;
  useEffect(() => screenLink().shows(shown), [shown]);
  return null;
}
