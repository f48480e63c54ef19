import { sqlMigration } from '@larder/platform';

/** When and how stores take orders: the chain's rules, and stores' own. */
export const OrderRules1765500000000 = sqlMigration(
  'OrderRules1765500000000',
  `
      -- One row, or none while everything is as usual.
      CREATE TABLE catalog.chain_rules (
        only_one boolean NOT NULL DEFAULT true,
        -- What is absent is as usual.
        rules jsonb NOT NULL,
        CONSTRAINT chain_rules_pk PRIMARY KEY (only_one),
        CONSTRAINT chain_rules_only_one CHECK (only_one)
      );

      CREATE TABLE catalog.store_rules (
        store_id uuid NOT NULL,
        -- What is absent follows the chain; a store that says nothing has no row.
        rules jsonb NOT NULL,
        CONSTRAINT store_rules_pk PRIMARY KEY (store_id)
      );
    `,
  'DROP TABLE catalog.store_rules; DROP TABLE catalog.chain_rules;',
);
