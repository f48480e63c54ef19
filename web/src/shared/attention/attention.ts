import type { Screen, StaffUser, SystemAlert } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { shellTexts } from '../../texts/shell.ts';
import { orderStatsQuery } from '../api/orders.ts';
import { screensQuery } from '../api/screens.ts';
import { systemAlertsQuery } from '../api/system.ts';
import { PATHS } from '../routing/paths.ts';
import { isChainAdmin } from '../session/chain-admin.ts';

const TONES = ['critical', 'warning', 'info'] as const;
type AttentionTone = (typeof TONES)[number];

export interface AttentionItem {
  id: string;
  tone: AttentionTone;
  text: string;
  /** The page that deals with it. */
  to: string;
}

interface Noticed {
  alerts: readonly Pick<SystemAlert, 'id' | 'type' | 'message' | 'acknowledged'>[];
  screens: readonly Pick<Screen, 'id' | 'name' | 'state'>[];
  /** The number of orders that are still new. */
  newOrders: number;
}

/** Items that need attention, the worst first: unacknowledged alerts, silent screens, new orders. */
export function attentionItems({ alerts, screens, newOrders }: Noticed): AttentionItem[] {
  const items: AttentionItem[] = alerts
    .filter(({ acknowledged }) => acknowledged === null)
    .map(({ id, type, message }) => ({
      id,
      tone: TONES.find((tone) => tone === type) ?? 'info',
      text: message,
      to: `${PATHS.settings.path}?tab=performance`,
    }));
  const silent = screens.filter(({ state }) => state === 'stale').map(({ name }) => name);
  if (silent.length > 0)
    items.push({ id: 'screens', tone: 'warning', text: shellTexts.silentScreens(silent), to: PATHS.screens.path });
  if (newOrders > 0)
    items.push({
      id: 'orders',
      tone: 'info',
      text: shellTexts.newOrders(newOrders),
      to: PATHS.restaurantOrders.path,
    });
  return items.toSorted((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone));
}

const EVERY_MS = 30_000;

export interface Attention {
  items: AttentionItem[];
  missing: (keyof typeof shellTexts.missing)[];
}

/** The items that the user may see, and what could not be loaded. */
export function useAttention(user: StaffUser): Attention {
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
  const queries = { alerts, screens, orders };
  return { items, missing: (['alerts', 'screens', 'orders'] as const).filter((source) => queries[source].isError) };
}
