import { sqlMigration } from '@larder/platform';

const indexOf = (rest: string): string => `DROP INDEX discounts_rebates.purchase_by_customer;
  CREATE INDEX purchase_by_customer ON discounts_rebates.purchase (customer_id, order_quarter) ${rest}`;

/** Statements and merges also read reversed purchases, so the index must contain them. */
export const PurchasesOfCustomers1764000100000 = sqlMigration(
  'PurchasesOfCustomers1764000100000',
  indexOf('INCLUDE (amount_cents, reversed_at)'),
  indexOf('INCLUDE (amount_cents) WHERE reversed_at IS NULL'),
);
