import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import {
  fetchMetrics,
  systemAlertsQuery,
  systemHealthQuery,
  systemQueuesQuery,
  systemServicesQuery,
} from '../../../shared/api/system.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { type Monitored, withSample } from '../model/figures.ts';

/** The polling interval of a live view (specification part 1 §4). */
export const METRICS_EVERY_MS = 5_000;
export const HEALTH_EVERY_MS = 10_000;
export const ALERTS_EVERY_MS = 15_000;

/** The figures together with those received in the preceding minutes. */
const monitoredQuery = queryOptions({
  queryKey: staffKeys.systemMetrics,
  queryFn: async ({ client, signal }): Promise<Monitored> => {
    const { metrics, ageMs } = await fetchMetrics(signal);
    return withSample(client.getQueryData<Monitored>(staffKeys.systemMetrics), metrics, Date.now() - ageMs);
  },
  structuralSharing: false,
});

/** Live: periodically, never in the background. Static: once, and on demand. */
function paceOf(live: boolean, shown: boolean, everyMs: number) {
  return {
    enabled: shown,
    refetchInterval: live ? everyMs : (false as const),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: live,
    staleTime: live ? 0 : Infinity,
  };
}

export function useMonitoring(shown: boolean) {
  const [live, setLive] = useState(true);
  const metrics = useQuery({ ...monitoredQuery, ...paceOf(live, shown, METRICS_EVERY_MS) });
  const health = useQuery({ ...systemHealthQuery, ...paceOf(live, shown, HEALTH_EVERY_MS) });
  const alerts = useQuery({ ...systemAlertsQuery, ...paceOf(live, shown, ALERTS_EVERY_MS) });
  const services = useQuery({ ...systemServicesQuery, ...paceOf(live, shown, HEALTH_EVERY_MS) });
  const queues = useQuery({ ...systemQueuesQuery, ...paceOf(live, shown, ALERTS_EVERY_MS) });
  const all: readonly UseQueryResult[] = [metrics, health, alerts, services, queues];
  const refresh = (): void => {
    for (const query of all) void query.refetch();
  };
  return {
    live,
    setLive: (next: boolean): void => {
      setLive(next);
      if (next) refresh();
    },
    refresh,
    refreshing: all.some(({ isFetching }) => isFetching),
    metrics,
    health,
    alerts,
    services,
    queues,
  };
}
