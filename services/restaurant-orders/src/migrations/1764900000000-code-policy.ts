import { sqlMigration } from '@larder/platform';

/** The key of browsers' tokens for used codes, counts of refused codes, and exhausted budgets logged once. */
export const CodePolicy1764900000000 = sqlMigration(
  'CodePolicy1764900000000',
  `
      CREATE TABLE restaurant_orders.code_key (
        only_one boolean NOT NULL DEFAULT true,
        key bytea NOT NULL,
        CONSTRAINT code_key_pk PRIMARY KEY (only_one),
        CONSTRAINT code_key_only_one CHECK (only_one)
      );
      -- Two random UUIDs are 244 bits of chance.
      INSERT INTO restaurant_orders.code_key (key)
        VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
      ALTER TABLE restaurant_orders.code_budget ADD COLUMN told_until timestamptz;
      ALTER TABLE restaurant_orders.code_refusal ADD COLUMN throttled int NOT NULL DEFAULT 0;
    `,
  `
      ALTER TABLE restaurant_orders.code_refusal DROP COLUMN throttled;
      ALTER TABLE restaurant_orders.code_budget DROP COLUMN told_until;
      DROP TABLE restaurant_orders.code_key;
    `,
);
