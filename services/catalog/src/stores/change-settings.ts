import type { SettingsPatch, StoreState } from '@larder/contracts';

/** Null when nothing changes. */
export function changeSettings(before: StoreState, { lastUpdated, status }: SettingsPatch): StoreState | null {
  const after: StoreState = {
    ...before,
    status: status ?? before.status,
    lastUpdatedAt: lastUpdated === undefined ? before.lastUpdatedAt : new Date(lastUpdated).toISOString(),
  };
  return after.status === before.status && after.lastUpdatedAt === before.lastUpdatedAt ? null : after;
}
