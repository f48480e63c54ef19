import type { Product } from '@larder/contracts';

/** A product as it arrives: the contract's fields on a plain object, which may be copied field by field. */
export type ProductData = Pick<Product, keyof Product>;
