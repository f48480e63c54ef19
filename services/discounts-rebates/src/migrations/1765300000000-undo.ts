import { undoMigration } from '@larder/platform';

const ALL = ['INSERT', 'UPDATE', 'DELETE'] as const;

export const Undo1765300000000 = undoMigration('Undo1765300000000', 'discounts-rebates', {
  discount_code: ['DELETE'],
  customer: ['UPDATE', 'DELETE'],
  customer_code: ['UPDATE', 'DELETE'],
  purchase: ['UPDATE'],
  rebate: ALL,
  rebate_adjustment: ALL,
});
