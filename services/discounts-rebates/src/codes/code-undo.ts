import type { NewEvent } from '@larder/contracts';
import type { UndoTable } from '@larder/platform';
import { DISCOUNT_CODE } from './discount-code.entity.js';

/** A deleted code. Orders that were cancelled meanwhile count until the code's figures are reckoned again. */
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
    const state = { ...DISCOUNT_CODE.ofJson(row), customerId: owner?.id ?? '' };
    const subject = `discount-code:${state.id}`;
    return after
      ? [{ type: 'discount-code.created', subject, after: state }]
      : [{ type: 'discount-code.deleted', subject, before: state }];
  },
};
