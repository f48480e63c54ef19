import type { NewEvent } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { rowEvents, type RowChange, type UndoTable } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { DISCOUNT_CODE } from './discount-code.entity.js';
import { tooManyCodes } from './discount-code.errors.js';

/** Codes that were deleted or changed tier. The usage consumer keeps figures of deleted ones up to date. */
export const CODE_UNDO: UndoTable = {
  name: 'discount_code',
  key: ['id'],
  thing: 'discount code',
  label: 'code',
  version: 'version',
  silent: ['usage_count', 'total_discount_cents'],
  eventsOf: async (before, after, manager): Promise<NewEvent[]> => {
    const [owner] = await manager.query<{ id: string }[]>(
      'SELECT customer_id AS id FROM discounts_rebates.customer_code WHERE code_id = $1',
      [(after ?? before)?.['id']],
    );
    const customerId = owner?.id ?? '';
    return rowEvents('discount-code', before, after, (each) => ({ ...DISCOUNT_CODE.ofJson(each), customerId }));
  },
};

/** Codes may have been added since. @throws Refusal `conflict` */
export async function keepWithinLimit(manager: EntityManager, restored: readonly RowChange[]): Promise<void> {
  if (!restored.some(({ table, before }) => table === CODE_UNDO && before === null)) return;
  const most = LIMITS.discountCodes;
  const beyond: object[] = await manager.query(`SELECT FROM discounts_rebates.discount_code OFFSET ${most} LIMIT 1`);
  if (beyond.length > 0) throw tooManyCodes();
}
