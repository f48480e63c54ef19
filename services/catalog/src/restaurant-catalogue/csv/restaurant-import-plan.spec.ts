import { describe, expect, it } from '@jest/globals';
import type { RestaurantProductState } from '@larder/contracts';
import { readRestaurantHeader, RESTAURANT_COLUMNS } from './restaurant-columns.js';
import { RestaurantImportPlan } from './restaurant-import-plan.js';
import { readRestaurantRow } from './restaurant-row.js';

const RICE: RestaurantProductState = {
  id: 'rice',
  name: 'Jasmine Rice',
  description: '茉莉香米',
  category: 'Rice & Noodles',
  unit: 'bag',
  size: '40 lb',
  minOrderQuantity: 2,
  pricePerUnitCents: 3_299,
  imageUrl: '/images/products/rice.webp',
  soldOutDate: null,
  active: true,
  displayOrder: 3,
  discountTags: ['tier1'],
  version: 4,
};

/** The plan of rows, each under the columns given, against a list that holds rice. */
function planned(columns: readonly string[], ...rows: string[][]): RestaurantImportPlan {
  const plan = new RestaurantImportPlan(['Rice & Noodles', 'Proteins']);
  plan.know([RICE]);
  const header = readRestaurantHeader(columns);
  for (const [index, cells] of rows.entries()) plan.add(readRestaurantRow(index + 2, cells, header));
  return plan;
}

describe('an import of restaurant products', () => {
  it('a restaurant row updates the product of its name, case-insensitive, and keeps absent columns', () => {
    const plan = planned(['name', 'Price per unit', 'Colour'], ['JASMINE RICE', '$35.50', 'white']);
    expect(plan.updated).toEqual([{ ...RICE, name: 'JASMINE RICE', pricePerUnitCents: 3_550, version: 5 }]);
    expect([plan.created, plan.unchanged, plan.products]).toEqual([[], 0, 1]);
  });

  it('a restaurant row with the current values is skipped', () => {
    const row = ['Jasmine Rice', 'rice & noodles', '茉莉香米', '32.99', '', 'yes', '3'];
    const plan = planned(RESTAURANT_COLUMNS, row);
    expect([plan.unchanged, plan.updated]).toEqual([1, []]);
  });

  it('a restaurant row with an unknown name creates a product with defaults', () => {
    const plan = planned(['Name', 'Price Per Unit'], ['Egg Noodles', '12']);
    expect(plan.created).toEqual([
      expect.objectContaining({
        name: 'Egg Noodles',
        category: 'Rice & Noodles',
        unit: 'box',
        minOrderQuantity: 1,
        pricePerUnitCents: 1_200,
        discountTags: ['tier0', 'tier1', 'tier2', 'tier3'],
        active: true,
        version: 1,
      }),
    ]);
  });

  it.each<[string[], string]>([
    [['', '', '', '1'], 'Name is empty.'],
    [['x'.repeat(201), '', '', '1'], 'Name is longer than 200 characters.'],
    [['A', 'x'.repeat(81), '', '1'], 'Category is longer than 80 characters.'],
    [['A', '', 'x'.repeat(2_001), '1'], 'Description is longer than 2000 characters.'],
    [['A', '', '', ''], 'Price Per Unit is empty.'],
    [['A', '', '', '-1'], 'Price Per Unit "-1" is no price from 0 to 99999.99.'],
    [['A', '', '', '1e3'], 'Price Per Unit "1e3" is no price from 0 to 99999.99.'],
    [['A', '', '', '1', 'x'.repeat(21)], 'Unit is longer than 20 characters.'],
    [['A', '', '', '1', '', 'perhaps'], 'Active "perhaps" is neither true nor false.'],
    [['A', '', '', '1', '', '', '1.5'], 'Display Order "1.5" is no whole number from 0 to 1000000.'],
    [['A', '', '', '1', '', '', '9999999'], 'Display Order "9999999" is no whole number from 0 to 1000000.'],
    [['A', '', '', '1', '', '', '1', 'more'], 'The row has more cells than the header has columns.'],
    [['A\0', '', '', '1'], 'The row holds a character that cannot be stored.'],
  ])('refuses the row %j', (cells, message) => {
    expect(() => planned(RESTAURANT_COLUMNS, cells)).toThrow(message);
  });

  it('duplicate rows, ambiguous names and new products without a price are refused', () => {
    expect(() => planned(['Name', 'Price Per Unit'], ['A', '1'], ['a', '2'])).toThrow(
      'Row 2 is about the same product already.',
    );
    expect(() => planned(['Name'], ['New'])).toThrow('A new product needs a Price Per Unit.');
    const plan = new RestaurantImportPlan([]);
    plan.know([RICE, { ...RICE, id: 'other' }]);
    expect(() => plan.add({ row: 2, fields: { name: RICE.name } })).toThrow('Several products have this name.');
  });

  it('a restaurant import requires a name column', () => {
    expect(() => readRestaurantHeader(['Category'])).toThrow('The file has no column Name.');
  });
});
