import type { Screen, SystemAlert } from '@larder/contracts';
import { shellTexts } from '../../texts/shell.ts';
import { PATHS } from '../routing/paths.ts';

const TONES = ['critical', 'warning', 'info'] as const;
export type AttentionTone = (typeof TONES)[number];

export interface AttentionItem {
  id: string;
  tone: AttentionTone;
  text: string;
  /** Where something can be done about it. */
  to: string;
}

interface Noticed {
  alerts: readonly Pick<SystemAlert, 'id' | 'type' | 'message' | 'acknowledged'>[];
  screens: readonly Pick<Screen, 'id' | 'name' | 'state'>[];
  /** Orders that are still new. */
  newOrders: number;
}

/** What needs attention, the worst first: alerts that are not acknowledged, silent screens, new orders. */
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
