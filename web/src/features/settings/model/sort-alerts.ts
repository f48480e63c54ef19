import type { AlertType, SystemAlert } from '@larder/contracts';

const RANK: Record<AlertType, number> = { critical: 0, warning: 1, info: 2 };

/** The worst first; of equals those that nobody answers for, then the newest. */
export function sortAlerts(alerts: readonly SystemAlert[]): SystemAlert[] {
  const rank = ({ type, acknowledged }: SystemAlert): number => RANK[type] * 2 + (acknowledged === null ? 0 : 1);
  return alerts.toSorted((one, other) => rank(one) - rank(other) || other.timestamp.localeCompare(one.timestamp));
}
