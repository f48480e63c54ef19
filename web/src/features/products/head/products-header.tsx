import type { StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { settingsOf } from '../../../shared/api/use-change-settings.ts';
import { AccountMenu } from '../../../shared/kit/account-menu.tsx';
import { StoreScopeSwitch, useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { SignOutButton } from '../../../shared/session/sign-out.tsx';
import { ConnectionBanner } from '../../../shared/ui/connection-banner.tsx';
import { LogoMark } from '../../../shared/ui/logo-mark.tsx';
import { productListTexts } from '../../../texts/product-list.ts';

interface ProductsHeaderProps {
  user: StaffUser;
  /** Buttons before the one that signs out. */
  actions?: ReactNode;
  /** What is said about the age of the list; null while that is fresh. */
  age: string | null;
}

export function ProductsHeader({ user, actions, age }: ProductsHeaderProps) {
  return (
    <header ref={followHeight} className="relative z-20 border-b border-edge bg-paper md:sticky md:top-0">
      <div className="flex min-h-16 flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2 md:px-6 lg:px-8">
        <Link to={PATHS.board.path} className="grid min-h-11 place-items-center" aria-label={productListTexts.toBoard}>
          <LogoMark size={36} on="paper" />
        </Link>
        <h1 tabIndex={-1} className="text-xl font-extrabold md:text-2xl">
          {productListTexts.title}
        </h1>
        <StoreScopeSwitch />
        <SystemStatus />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <AccountMenu user={user} />
          {actions}
          <SignOutButton />
        </div>
      </div>
      <ConnectionBanner age={age} />
    </header>
  );
}

/** Tells the styles how much of the window's top the header covers, for what sticks or scrolls below it. */
function followHeight(header: HTMLElement | null): (() => void) | undefined {
  if (header === null) return undefined;
  const root = document.documentElement;
  const tell = (): void => {
    const covers = getComputedStyle(header).position === 'sticky';
    root.style.setProperty('--header-height', `${covers ? header.offsetHeight : 0}px`);
  };
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(header);
  return () => {
    observer.disconnect();
    root.style.removeProperty('--header-height');
  };
}

/** Nothing is claimed about the system before it has answered. */
function SystemStatus() {
  const status = useQuery(settingsOf(useStoreScope().slug)).data?.status;
  if (status === undefined) return null;
  const live = status === 'live';
  const Icon = live ? CircleCheck : CirclePause;
  return (
    <p className="status-chip" data-tone={live ? 'good' : 'paused'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {live ? productListTexts.systemLive : productListTexts.systemOffline}
    </p>
  );
}
