import type { ProductData } from '../../../shared/api/staff-products.ts';

/** A valid product for tests; the id doubles as its name unless one is given. */
export function sampleProduct(id: string, fields: Partial<ProductData> = {}): ProductData {
  return {
    id,
    description: id,
    chineseName: null,
    detailedDescription: null,
    size: '1 lb',
    retailPrice: 10,
    ourPrice: 8,
    category: 'produce',
    active: true,
    imageUrl: null,
    version: 1,
    ...fields,
  };
}
