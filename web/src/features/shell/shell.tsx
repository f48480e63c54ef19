import type { StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon, BellRing, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { storeQuery } from '../../shared/api/stores.ts';
import { AttentionList } from '../../shared/attention/attention-list.tsx';
import { useAttention } from '../../shared/attention/attention.ts';
import { deviceStore } from '../../shared/browser-storage.ts';
import { StoreScopeSwitch } from '../../shared/kit/store-scope.tsx';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { useFetchWhenIdle } from '../../shared/ui/fetch-when-idle.ts';
import { LogoMark } from '../../shared/ui/logo-mark.tsx';
import { TooltipProvider } from '../../shared/ui/overlays/tooltip.tsx';
import { part } from '../../shared/ui/part.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { navigationTexts } from '../../texts/navigation.ts';
import { shellTexts } from '../../texts/shell.ts';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import '../../shared/styles/shell.css';
import { useShellKeys } from './use-shell-keys.ts';

/** The number of things that need attention, coloured by the worst, with a list of them. */
function Bell({ user }: { user: StaffUser }) {
  const attention = useAttention(user);
  const { items, missing } = attention;
  const [open, setOpen] = useState(false);
  const worst = items[0]?.tone;
  const label = worst === undefined && missing.length > 0 ? shellTexts.attention : shellTexts.bell(items.length);
  const Icon = worst === undefined ? BellIcon : BellRing;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="shell-icon relative" aria-label={label} data-worst={worst}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {worst !== undefined && (
          <span className="shell-count" data-tone={worst} aria-hidden>
            {items.length}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={shellTexts.attention}
          className="z-45 w-[min(360px,calc(100vw-16px))] rounded-control border border-edge bg-surface shadow-e2 focus-visible:shadow-e2"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <h2 className="border-b border-hairline px-4 py-3 font-extrabold">{shellTexts.attention}</h2>
          <AttentionList {...attention} className="max-h-[60dvh] overflow-y-auto" onOpen={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const OVER = { place: 'over', lost: shellTexts.lost } as const;
const Palette = part(async () => (await import('./palette/palette.tsx')).Palette, OVER);
const KeysDialog = part(async () => (await import('./keys-dialog.tsx')).KeysDialog, OVER);

/** Stored per device: a narrow window needs a narrow sidebar. */
const NARROW = 'larder.sidebar';

/** The frame of every page of the back office: a sidebar, on phones bars at top and bottom. */
export function Shell({ user, children }: { user: StaffUser; children: ReactNode }) {
  const [narrow, setNarrow] = useState(() => deviceStore.read(NARROW) === 'narrow');
  const [over, setOver] = useState<'palette' | 'keys' | null>(null);
  useFetchWhenIdle(Palette, KeysDialog);
  useShellKeys({ palette: () => setOver('palette'), keys: () => setOver('keys') });
  const close = (): void => setOver(null);
  const turn = (): void => {
    deviceStore.write(NARROW, narrow ? null : 'narrow');
    setNarrow(!narrow);
  };
  const Fold = narrow ? PanelLeftOpen : PanelLeftClose;
  const foldLabel = narrow ? navigationTexts.expand : navigationTexts.collapse;
  return (
    <TooltipProvider>
      <SkipLink />
      <div className="shell" data-narrow={narrow ? '' : undefined}>
        <div className="shell-side screen-only">
          <div className="shell-bar">
            <ShopLink />
            <button
              type="button"
              className="shell-search"
              title={navigationTexts.searchHint}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => setOver('palette')}
            >
              <Search size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
              <span className="flex-1 text-left max-lg:sr-only in-data-narrow:sr-only">{navigationTexts.search}</span>
              <kbd aria-hidden className="shell-wide text-xs whitespace-nowrap opacity-80">
                Ctrl K
              </kbd>
            </button>
            <Bell user={user} />
            <StoreScopeSwitch />
          </div>
          <Navigation user={user} />
          <div className="shell-foot">
            <AccountMenu user={user} onKeys={() => setOver('keys')} />
            <button
              type="button"
              className="shell-icon max-lg:hidden"
              aria-label={foldLabel}
              title={foldLabel}
              onClick={turn}
            >
              <Fold size={18} strokeWidth={1.75} aria-hidden />
            </button>
          </div>
        </div>
        <div className="shell-page">{children}</div>
      </div>
      {over === 'palette' && <Palette user={user} onClose={close} />}
      {over === 'keys' && <KeysDialog onClose={close} />}
    </TooltipProvider>
  );
}

/** The shop's name, linked to its public page. */
function ShopLink() {
  const store = useQuery(storeQuery).data;
  const [{ text: name, language }] = namesOf(store ?? { name: '' });
  return (
    <Link to={PATHS.board.path} className="shell-shop" aria-label={shellTexts.toBoard(name)}>
      <LogoMark size={32} on="brand" />
      <span lang={language} className="shell-wide line-clamp-2 leading-tight font-extrabold max-lg:hidden">
        {name}
      </span>
    </Link>
  );
}
