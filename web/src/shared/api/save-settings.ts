import type { Settings, SettingsPatch } from '@larder/contracts';
import { requestJson } from './http.ts';

/** Apart from reading the settings, which the board does too. */
export function patchSettings(patch: SettingsPatch): Promise<Settings> {
  return requestJson<Settings>('/api/admin/settings', { method: 'PATCH', body: patch, staff: true });
}
