import type { NewEvent } from '@larder/contracts';
import type { UndoTable } from '@larder/platform';
import { DISCOUNT_CODE } from './discount-code.entity.js';

/** Codes that were deleted, or got another tier. The usage consumer keeps the figures of deleted ones up to date. */
export const CODE_UNDO: UndoTable = {
  name: 'discount_code',
  key: ['id'],
  thing: 'discount code',
  label: 'code',
  version: 'version',
  silent: ['usage_count', 'total_discount_cents'],
  eventsOf: async (before, after, manager): Promise<NewEvent[]> => {
    const row = after ?? before;
    if (row === null) return [];
    const [owner] = await manager.query<{ id: string }[]>(
      'SELECT customer_id AS id FROM discounts_rebates.customer_code WHERE code_id = $1',
      [row['id']],
    );
    const customerId = owner?.id ?? '';
    const [was, is] = [before, after].map((each) => each && { ...DISCOUNT_CODE.ofJson(each), customerId });
    const subject = `discount-code:${String(row['id'])}`;
    if (was && is) return [{ type: 'discount-code.updated', subject, before: was, after: is }];
    return is
      ? [{ type: 'discount-code.created', subject, after: is }]
      : [{ type: 'discount-code.deleted', subject, before: was ?? null }];
  },
};
