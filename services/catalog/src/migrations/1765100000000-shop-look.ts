import { sqlMigration } from '@larder/platform';

/** Logo and colour of the chain: one row, or none while the defaults apply. */
export const ShopLook1765100000000 = sqlMigration(
  'ShopLook1765100000000',
  `
      CREATE TABLE catalog.shop_look (
        only_one boolean NOT NULL DEFAULT true,
        logo_url text,
        -- Of the logo.
        logo_width int,
        logo_height int,
        icon_url text,
        color text,
        proposals text[] NOT NULL DEFAULT '{}',
        CONSTRAINT shop_look_pk PRIMARY KEY (only_one),
        CONSTRAINT shop_look_only_one CHECK (only_one),
        CONSTRAINT shop_look_color CHECK (color ~ '^#[0-9a-f]{6}$'),
        CONSTRAINT shop_look_logo_is_whole
          CHECK (num_nulls(logo_url, logo_width, logo_height, icon_url) IN (0, 4))
      );
    `,
  'DROP TABLE catalog.shop_look',
);
