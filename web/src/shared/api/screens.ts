import type {
  DeletedRow,
  PriceChanges,
  Screen,
  ScreenList,
  ScreenPaired,
  ScreenPairing,
  ScreenPatch,
} from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { request, requestJson } from './http.ts';

const SCREENS = '/api/admin/system/screens';

/** The polling interval of the open page. */
export const SCREENS_EVERY_MS = 5_000;

const path = (id: string): string => `${SCREENS}/${encodeURIComponent(id)}`;

/** The screens, and the server's clock minus this machine's, so that ages use the server's clock. */
export interface DatedScreens extends Pick<ScreenList, 'revision' | 'changedAt' | 'screens'> {
  clockOffsetMs: number;
}

export const screensQuery = queryOptions({
  queryKey: staffKeys.screens,
  queryFn: async ({ signal }): Promise<DatedScreens> => {
    const response = await request(SCREENS, { signal, staff: true });
    const date = Date.parse(response.headers.get('date') ?? '');
    const { revision, changedAt, screens } = (await response.json()) as ScreenList;
    return { revision, changedAt, screens, clockOffsetMs: Number.isFinite(date) ? date - Date.now() : 0 };
  },
  refetchInterval: SCREENS_EVERY_MS,
  staleTime: 0,
});

export const priceChangesQuery = queryOptions({
  queryKey: staffKeys.priceChanges,
  queryFn: ({ signal }) => requestJson<PriceChanges>(`${SCREENS}/changes`, { signal, staff: true }),
  refetchInterval: SCREENS_EVERY_MS,
  staleTime: 0,
});

export const pairScreen = (pairing: ScreenPairing): Promise<ScreenPaired> =>
  requestJson(SCREENS, { method: 'POST', body: pairing, staff: true });

export const changeScreen = ({ id, patch }: { id: string; patch: ScreenPatch }): Promise<Screen> =>
  requestJson(path(id), { method: 'PATCH', body: patch, staff: true });

export const removeScreen = (id: string): Promise<DeletedRow> =>
  requestJson(path(id), { method: 'DELETE', staff: true });
