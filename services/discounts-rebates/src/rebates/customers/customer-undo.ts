import type { LeftAlone, NewEvent } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import type { RowChange, UndoTable } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { REBATE_STATE } from '../rebate.entity.js';
import { CUSTOMER } from './customer.entity.js';

const silentEvents = (): NewEvent[] => [];

const CUSTOMERS: UndoTable = {
  name: 'customer',
  key: ['id'],
  thing: 'customer',
  label: 'business_name',
  silent: ['unsettled'],
  eventsOf: (before, after) => {
    const [was, is] = [before && CUSTOMER.ofJson(before), after && CUSTOMER.ofJson(after)];
    const subject = `customer:${(is ?? was)?.id ?? ''}`;
    return [
      was
        ? { type: 'customer.updated', subject, before: was, after: is }
        : { type: 'customer.created', subject, after: is },
    ];
  },
};

const REBATES: UndoTable = {
  name: 'rebate',
  key: ['id'],
  thing: 'rebate',
  label: 'period',
  version: 'version',
  silent: ['calculated_at'],
  eventsOf: (before, after) => {
    const subject = `rebate:${String((before ?? after)?.['id'])}`;
    const [was, is] = [before && REBATE_STATE.ofJson(before), after && REBATE_STATE.ofJson(after)];
    return [{ type: 'rebate.calculated', subject, before: was, after: is }];
  },
};

const CODES: UndoTable = {
  name: 'customer_code',
  key: ['code_id'],
  thing: 'code of a customer',
  label: 'code',
  eventsOf: silentEvents,
};

const PURCHASES: UndoTable = {
  name: 'purchase',
  key: ['order_id'],
  thing: 'purchase',
  label: 'order_number',
  eventsOf: silentEvents,
};

const ADJUSTMENTS: UndoTable = {
  name: 'rebate_adjustment',
  key: ['source_id', 'target_id'],
  thing: 'adjustment of a rebate',
  eventsOf: silentEvents,
};

/** The tables whose rows a merge of two customers moves. */
export const CUSTOMER_UNDO: readonly UndoTable[] = [CUSTOMERS, CODES, REBATES, ADJUSTMENTS, PURCHASES];

const LOCK = 'SELECT id FROM discounts_rebates.customer WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE';

/**
 * Locks the accounts, and refuses the undo once a rebate that the merge moved has been paid.
 * @throws Refusal `conflict`, also after a further merge, or after an approval, which was for the amount of both.
 */
export async function refusePaid(
  manager: EntityManager,
  changes: readonly RowChange[],
  since: string,
): Promise<ReadonlyMap<RowChange, LeftAlone['why']>> {
  const own = changes.filter(({ table }) => CUSTOMER_UNDO.includes(table));
  const customers = customersOf(own);
  if (customers.length === 0) return new Map();
  const there: { id: string }[] = await manager.query(LOCK, [customers]);
  const owners = customersOf(own.map((row) => ({ ...row, before: null })));
  if (owners.some((owner) => there.every(({ id }) => id !== owner))) {
    throw new Refusal('conflict', 'The customer has been merged again since. Undo that merge first.');
  }
  const [decided] = await manager.query<{ status: 'approved' | 'paid' }[]>(
    `SELECT status FROM discounts_rebates.rebate
      WHERE customer_id = ANY($1::uuid[]) AND status IN ('approved', 'paid')
        AND coalesce(paid_at, approved_at) > $2::timestamptz ORDER BY status DESC LIMIT 1`,
    [customers, since],
  );
  if (decided?.status === 'approved') {
    throw new Refusal('conflict', 'A rebate has been approved since. Undo the approval first.');
  }
  return new Map(decided === undefined ? [] : own.map((row) => [row, 'paid']));
}

/** Moves a code's purchases since the merge back with it; then recalculates each customer's rebates separately. */
export async function settleAgain(manager: EntityManager, restored: readonly RowChange[]): Promise<void> {
  const customers = customersOf(restored.filter(({ table }) => CUSTOMER_UNDO.includes(table)));
  if (customers.length === 0) return;
  await manager.query(
    `UPDATE discounts_rebates.purchase AS p SET customer_id = k.customer_id FROM discounts_rebates.customer_code AS k
      WHERE k.code_id = p.code_id AND p.customer_id = ANY($1::uuid[]) AND p.customer_id <> k.customer_id`,
    [customers],
  );
  await manager.query('UPDATE discounts_rebates.customer SET unsettled = true WHERE id = ANY($1::uuid[])', [customers]);
}

function customersOf(changes: readonly RowChange[]): unknown[] {
  const ids = changes.flatMap(({ table, before, after }) =>
    [before, after].map((row) => row?.[table === CUSTOMERS ? 'id' : 'customer_id']),
  );
  return [...new Set(ids)].filter((id) => id !== undefined);
}
