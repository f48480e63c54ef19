import type { WholesaleCategory, WholesaleProduct } from '../restaurant-api.ts';

/** A valid product for tests; the id doubles as its name unless one is given. */
export function sampleProduct(id: string, fields: Partial<WholesaleProduct> = {}): WholesaleProduct {
  return {
    id,
    name: id,
    description: '',
    category: 'Rice & Noodles',
    active: true,
    unit: 'box',
    size: null,
    pricePerUnit: 10,
    minOrderQuantity: 1,
    imageUrl: null,
    soldOutDate: null,
    displayOrder: 0,
    discountTags: '[]',
    version: 1,
    ...fields,
  };
}

export function sampleCategory(name: string, displayOrder: number): WholesaleCategory {
  return { id: name, slug: name, name, colorScheme: 'amber', icon: 'Package', active: true, displayOrder };
}
