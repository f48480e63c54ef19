import type {
  AlertAcknowledgementRequest,
  ParkedRetryAnswer,
  ParkedRetryRequest,
  ServiceReplicas,
  SystemAlert,
  SystemHealth,
  SystemInfo,
  SystemMetrics,
  SystemQueues,
} from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { request, requestJson } from './http.ts';

const SYSTEM = '/api/admin/system';

/** Figures, and how old they were by the server's own clock when they arrived. */
export interface AgedMetrics {
  metrics: SystemMetrics;
  ageMs: number;
}

export async function fetchMetrics(signal?: AbortSignal): Promise<AgedMetrics> {
  const response = await request(`${SYSTEM}/metrics`, { signal, staff: true });
  const metrics = (await response.json()) as SystemMetrics;
  // Both times are the server's: whatever the clock of this machine shows makes no figure old.
  const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(metrics.timestamp);
  return { metrics, ageMs: Number.isFinite(age) ? Math.max(0, age) : 0 };
}

export const systemInfoQuery = queryOptions({
  queryKey: staffKeys.systemInfo,
  queryFn: ({ signal }) => requestJson<SystemInfo>(`${SYSTEM}/info`, { signal, staff: true }),
});

export const systemHealthQuery = queryOptions({
  queryKey: staffKeys.systemHealth,
  queryFn: ({ signal }) => requestJson<SystemHealth>(`${SYSTEM}/health`, { signal, staff: true }),
});

export const systemAlertsQuery = queryOptions({
  queryKey: staffKeys.systemAlerts,
  queryFn: ({ signal }) => requestJson<SystemAlert[]>(`${SYSTEM}/alerts`, { signal, staff: true }),
});

export const systemServicesQuery = queryOptions({
  queryKey: staffKeys.systemServices,
  queryFn: ({ signal }) => requestJson<ServiceReplicas>(`${SYSTEM}/services`, { signal, staff: true }),
});

export const systemQueuesQuery = queryOptions({
  queryKey: staffKeys.systemQueues,
  queryFn: ({ signal }) => requestJson<SystemQueues>(`${SYSTEM}/queues`, { signal, staff: true }),
});

export const acknowledgeAlert = ({ id, ...body }: AlertAcknowledgementRequest & { id: string }): Promise<Response> =>
  request(`${SYSTEM}/alerts/${encodeURIComponent(id)}/acknowledge`, { method: 'POST', body, staff: true });

export const retryParked = (body: ParkedRetryRequest): Promise<ParkedRetryAnswer> =>
  requestJson(`${SYSTEM}/queues/retry`, { method: 'POST', body, staff: true });
