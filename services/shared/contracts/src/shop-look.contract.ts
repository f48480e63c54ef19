import { LIMITS, SHOP_COLOR } from '@larder/kernel';
import { Nullable } from './fields/absence.field.js';
import { Flag } from './fields/choice.field.js';
import { ListOfTexts } from './fields/nested.field.js';
import { Text } from './fields/text.field.js';

const COLOR = { pattern: SHOP_COLOR, must: 'a colour like #0b5d3b' } as const;

/** PATCH /api/admin/shop. Null: the default colour. */
export class ShopLookPatch {
  @Nullable() @Text(7, COLOR) color!: string | null;
}

/** GET /api/admin/shop: how the chain looks. */
export class ShopLook extends ShopLookPatch {
  @Nullable() @Text(LIMITS.imageUrl) logoUrl!: string | null;

  /** Colours of the logo, the strongest first; letters can be read on each. */
  @ListOfTexts(7, LIMITS.shopColors) proposals!: string[];

  /** Whether some of the goods are the demo's. */
  @Flag() hasDemoGoods!: boolean;
}
