import type { RebateSummary, StaffUser } from '@larder/contracts';
import '../../../shared/styles/staff-lists.css';
import { periodOfDay, rebatePeriodText } from '@larder/kernel';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { storeStatsQuery } from '../../../shared/api/orders.ts';
import { screensQuery } from '../../../shared/api/screens.ts';
import { staffQuery } from '../../../shared/api/staff-query.ts';
import { overrideFiguresQuery } from '../../../shared/api/store-prices.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { OneStore, staffStoresQuery, useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { isChainAdmin } from '../../../shared/session/chain-admin.ts';
import { passFocusBack } from '../../../shared/ui/button.tsx';
import { useStoreDay } from '../../../shared/use-store-day.ts';
import { overviewTexts as texts } from '../../../texts/stores/overview.ts';
import { storeChoiceTexts } from '../../../texts/stores/scope.ts';
import { overviewRows } from './overview-rows.ts';
import { OverviewTable } from './overview-table.tsx';
import { RedundantDialog } from './redundant-dialog.tsx';

const EVERY_MS = 30_000;

/** Figures of each of the user's stores from four services: each part loads and fails separately. */
export function OverviewPage({ user }: { user: StaffUser }) {
  const { stores } = useStoreScope();
  return (
    <StaffPage name="stores-overview" texts={texts}>
      {stores.length < 2 ? <OneStore user={user} /> : <Overview user={user} />}
    </StaffPage>
  );
}

const summaryOf = (period: string) =>
  staffQuery<RebateSummary>(
    staffKeys.rebateSummary(period),
    `/api/admin/rebates/summary?periodType=quarterly&period=${period}`,
  );

function Overview({ user }: { user: StaffUser }) {
  // Rebates and screens are for administrators of the whole chain.
  const enabled = isChainAdmin(user);
  const every = { refetchInterval: EVERY_MS, retry: false } as const;
  const period = rebatePeriodText(periodOfDay('quarterly', useStoreDay()));
  const stores = useQuery(staffStoresQuery);
  const orders = useQuery({ ...storeStatsQuery, ...every });
  const prices = useQuery({ ...overrideFiguresQuery, ...every });
  const rebates = useQuery({ ...summaryOf(period), ...every, enabled });
  const screens = useQuery({ ...screensQuery, ...every, enabled });
  const [removing, setRemoving] = useState<{ slug: string; name: string } | null>(null);
  return (
    <>
      <Lost query={orders} message={texts.lost.orders} />
      <Lost query={rebates} message={texts.lost.rebates} />
      <Lost query={prices} message={texts.lost.prices} />
      <Lost query={screens} message={texts.lost.screens} />
      <Loaded query={stores} loading={storeChoiceTexts.loading} failed={storeChoiceTexts.loadError}>
        {(all) => (
          <OverviewTable
            rows={overviewRows(all, {
              orders: orders.data?.stores,
              rebates: rebates.data?.byStore,
              prices: prices.data?.stores,
              screens: screens.data?.screens,
            })}
            ofChain={enabled ? { period } : null}
            onRemove={user.role === 'admin' ? setRemoving : null}
          />
        )}
      </Loaded>
      <p className="pt-2 text-sm text-ink-2">{texts.hint}</p>
      {removing !== null && <RedundantDialog store={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function Lost({ query, message }: { query: Pick<UseQueryResult, 'isError' | 'data' | 'refetch'>; message: string }) {
  if (!query.isError || query.data !== undefined) return null;
  return (
    <p role="alert" className="pb-2 text-price">
      {message}{' '}
      <button ref={passFocusBack} type="button" className="text-button" onClick={() => void query.refetch()}>
        {texts.retry}
      </button>
    </p>
  );
}
