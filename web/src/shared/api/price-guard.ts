import type { PriceGuard } from '@larder/contracts';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const PATH = '/api/admin/price-guard';

/** What becomes of prices that look like typing errors. */
export const priceGuardQuery = staffQuery<PriceGuard>(staffKeys.priceGuard, PATH);

export const savePriceGuard = (body: PriceGuard): Promise<PriceGuard> =>
  requestJson(PATH, { method: 'PUT', body, staff: true });
