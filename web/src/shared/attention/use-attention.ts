import type { StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { orderStatsQuery } from '../api/orders.ts';
import { screensQuery } from '../api/screens.ts';
import { systemAlertsQuery } from '../api/system.ts';
import { isChainAdmin } from '../session/chain-admin.ts';
import { type AttentionItem, attentionItems } from './attention.ts';

const EVERY_MS = 30_000;

/** What the member of staff may know of what needs attention. What could not be loaded is left out. */
export function useAttention(user: StaffUser): { items: AttentionItem[]; failed: boolean } {
  const enabled = isChainAdmin(user);
  const every = { refetchInterval: EVERY_MS, retry: false } as const;
  const alerts = useQuery({ ...systemAlertsQuery, ...every, enabled });
  const screens = useQuery({ ...screensQuery, ...every, enabled });
  const orders = useQuery({ ...orderStatsQuery(null), ...every });
  const items = attentionItems({
    alerts: alerts.data ?? [],
    screens: screens.data?.screens ?? [],
    newOrders: orders.data?.orders.pendingOrders ?? 0,
  });
  return { items, failed: [alerts, screens, orders].some(({ isError }) => isError) };
}
