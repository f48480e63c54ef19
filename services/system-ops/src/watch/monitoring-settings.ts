import type { AccessOptions } from '@larder/platform';

/** An administrator seen in the last five minutes may read monitoring even while PostgreSQL is down. */
export const REMEMBERED: AccessOptions = { rememberedFor: 300 };

export const MONITORING_SETTINGS = Symbol('monitoring settings');

export interface MonitoringSettings {
  /** Null when the log cannot be read. */
  accessLog: string | null;
  dataFolder: string;
  /** The start of the whole system; this process may have started later. */
  systemStartedAt: Date;
  /** Null when the gateway answers to any name. */
  hostNames: string | null;
  webhooks: { addresses: readonly string[]; secret: string };
}

const SHORTEST_SECRET = 16;

/** ALERT_WEBHOOKS are separated by spaces or commas. @throws Error with one plain sentence that names the variable. */
export function readMonitoringSettings(env: NodeJS.ProcessEnv): MonitoringSettings {
  const startedAt = env['SYSTEM_STARTED_AT']?.trim();
  const systemStartedAt = startedAt ? new Date(startedAt) : new Date(Date.now() - process.uptime() * 1_000);
  if (Number.isNaN(systemStartedAt.getTime())) throw new Error('SYSTEM_STARTED_AT must be an instant.');
  const addresses = (env['ALERT_WEBHOOKS'] ?? '').split(/[\s,]+/).filter((address) => address !== '');
  for (const address of addresses) {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
      throw new Error('ALERT_WEBHOOKS must be addresses that begin with http:// or https://.');
    }
  }
  const secret = env['ALERT_WEBHOOK_SECRET']?.trim() ?? '';
  if (addresses.length > 0 && secret.length < SHORTEST_SECRET) {
    throw new Error(`ALERT_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  }
  return {
    accessLog: env['ACCESS_LOG']?.trim() || null,
    dataFolder: env['DATA_DIR']?.trim() || process.cwd(),
    systemStartedAt,
    hostNames:
      (env['HOST_NAMES'] ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(', ') || null,
    webhooks: { addresses, secret },
  };
}
