import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { settingsOf } from '../../../shared/api/use-change-settings.ts';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { ConnectionBanner } from '../../../shared/ui/connection-banner.tsx';
import { productListTexts } from '../../../texts/product-list.ts';

interface ProductsHeaderProps {
  /** The time since which prices are current. */
  timestamp: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** The notice about the age of the list; null while it is fresh. */
  age: string | null;
}

export function ProductsHeader({ timestamp, actions, age }: ProductsHeaderProps) {
  return (
    <>
      <div className="fixed inset-x-0 top-(--header-height) z-20 lg:left-54">
        <ConnectionBanner age={age} />
      </div>
      <header className="flex min-h-11 flex-wrap items-center gap-x-4">
        <h1 tabIndex={-1} className="text-xl font-extrabold max-sm:-order-2 2xl:text-2xl">
          {productListTexts.title}
        </h1>
        <SystemStatus />
        {timestamp}
        <div className="ml-auto flex items-center gap-3 max-sm:-order-1">{actions}</div>
      </header>
    </>
  );
}

/** Claims nothing about the system before it has answered. */
function SystemStatus() {
  const status = useQuery(settingsOf(useStoreScope().slug)).data?.status;
  const live = (status ?? 'live') === 'live';
  const Icon = live ? CircleCheck : CirclePause;
  return (
    <p className={`status-chip ${status === undefined ? 'invisible' : ''}`} data-tone={live ? 'good' : 'paused'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {live ? productListTexts.systemLive : productListTexts.systemOffline}
    </p>
  );
}
