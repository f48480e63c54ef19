import type {
  AlertSettings,
  AlertAcknowledgementRequest,
  JobRetryRequest,
  ParkedRetryAnswer,
  ParkedRetryRequest,
  ServiceReplicas,
  SystemAlert,
  SystemHealth,
  SystemInfo,
  SystemMetrics,
  SystemQueues,
} from '@larder/contracts';
import { staffKeys } from '../query/staff-keys.ts';
import { request, requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const SYSTEM = '/api/admin/system';

/** Metrics, and their age by the server's clock when they arrived. */
export interface AgedMetrics {
  metrics: SystemMetrics;
  ageMs: number;
}

export async function fetchMetrics(signal?: AbortSignal): Promise<AgedMetrics> {
  const response = await request(`${SYSTEM}/metrics`, { signal, staff: true });
  const metrics = (await response.json()) as SystemMetrics;
  // Both times are the server's, so this machine's clock does not matter.
  const age = Date.parse(response.headers.get('date') ?? '') - Date.parse(metrics.timestamp);
  return { metrics, ageMs: Number.isFinite(age) ? Math.max(0, age) : 0 };
}

export const systemInfoQuery = staffQuery<SystemInfo>(staffKeys.systemInfo, `${SYSTEM}/info`);

export const systemHealthQuery = staffQuery<SystemHealth>(staffKeys.systemHealth, `${SYSTEM}/health`);

export const systemAlertsQuery = staffQuery<SystemAlert[]>(staffKeys.systemAlerts, `${SYSTEM}/alerts`);

export const systemServicesQuery = staffQuery<ServiceReplicas>(staffKeys.systemServices, `${SYSTEM}/services`);

export const systemQueuesQuery = staffQuery<SystemQueues>(staffKeys.systemQueues, `${SYSTEM}/queues`);

export const alertSettingsQuery = staffQuery<AlertSettings>(staffKeys.alertSettings, `${SYSTEM}/alert-settings`);

export const saveAlertSettings = (body: AlertSettings): Promise<AlertSettings> =>
  requestJson(`${SYSTEM}/alert-settings`, { method: 'PUT', body, staff: true });

export const acknowledgeAlert = ({ id, ...body }: AlertAcknowledgementRequest & { id: string }): Promise<Response> =>
  request(`${SYSTEM}/alerts/${encodeURIComponent(id)}/acknowledge`, { method: 'POST', body, staff: true });

export const retryParked = (body: ParkedRetryRequest): Promise<ParkedRetryAnswer> =>
  requestJson(`${SYSTEM}/queues/retry`, { method: 'POST', body, staff: true });

export const retryJob = (body: JobRetryRequest): Promise<ParkedRetryAnswer> =>
  requestJson(`${SYSTEM}/queues/jobs/retry`, { method: 'POST', body, staff: true });
