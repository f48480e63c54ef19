import { sqlMigration } from '@larder/platform';

/** How prices that look like typing errors are handled: one row, or none while the default applies. */
export const PriceGuard1765200000000 = sqlMigration(
  'PriceGuard1765200000000',
  `
      CREATE TABLE catalog.price_guard (
        only_one boolean NOT NULL DEFAULT true,
        mode text NOT NULL,
        CONSTRAINT price_guard_pk PRIMARY KEY (only_one),
        CONSTRAINT price_guard_only_one CHECK (only_one),
        CONSTRAINT price_guard_mode CHECK (mode IN ('off', 'warn', 'ask'))
      );
    `,
  'DROP TABLE catalog.price_guard',
);
