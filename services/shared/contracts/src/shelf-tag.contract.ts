import { LIMITS } from '@larder/kernel';
import { Planned } from './change-set.contract.js';
import { Nullable } from './fields/absence.field.js';
import { ListOf } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { Id, Instant, Text } from './fields/text.field.js';

/** The length of the hash of everything on a tag: the names, the size and both prices. */
const TAG_LENGTH = 22;

/** A tag that must be printed: the one on the shelf is out of date, or there is none. */
export class ShelfTag {
  @Id() productId!: string;
  @Text(LIMITS.productDescription) description!: string;
  @Nullable() @Text(LIMITS.productChineseName) chineseName!: string | null;
  @Text(LIMITS.productSize) size!: string;
  @Money() retailPrice!: number;
  @Money() ourPrice!: number;
  @Text(TAG_LENGTH) tag!: string;
}

/** GET /api/admin/shelf-tags: of products for sale in a store; without one, the only one of the caller, or the default one. */
export class ShelfTags {
  @Text(LIMITS.storeSlug) store!: string;

  /** When tags were last marked as printed; null when never. */
  @Nullable() @Instant() printedAt!: string | null;
  @ListOf(() => ShelfTag, LIMITS.products) tags!: ShelfTag[];
}

export class PrintedTag {
  @Id() productId!: string;
  @Text(TAG_LENGTH, { min: TAG_LENGTH }) tag!: string;
}

/** POST /api/admin/shelf-tags/printed: the listed tags that are on the shelves now. */
export class PrintedTags {
  @ListOf(() => PrintedTag, LIMITS.products) tags!: PrintedTag[];
}

export class TagsMarked extends Planned {
  @Whole(0, LIMITS.products) marked!: number;
}
