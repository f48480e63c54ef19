import { describe, expect, it } from '@jest/globals';
import type { RestaurantCategoryState, RestaurantProductState } from '@larder/contracts';
import { inEnglish } from '@larder/kernel';
import exceljs from 'exceljs';
import { readHeader } from '../../csv/csv-header.js';
import { readFile } from '../../csv/read-file.js';
import { RESTAURANT_COLUMNS, TEMPLATE_COLUMNS, type RestaurantHeader } from './restaurant-columns.js';
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

const category = (name: string, given: Partial<RestaurantCategoryState> = {}): RestaurantCategoryState => ({
  id: `category ${name}`,
  slug: name.toLowerCase(),
  name,
  colorScheme: 'amber',
  icon: 'Package',
  active: true,
  displayOrder: 0,
  ...given,
});

const readRestaurantHeader = (cells: readonly string[]): RestaurantHeader =>
  readHeader(cells, RESTAURANT_COLUMNS, ['Name']);

const ID = '0197a3c0-0000-7000-8000-00000000000';

/** The plan for rows under these columns, against a list that contains rice. */
function planned(columns: readonly string[], ...rows: string[][]): RestaurantImportPlan {
  const plan = new RestaurantImportPlan([category('Rice & Noodles'), category('Proteins')]);
  plan.know([RICE]);
  const header = readRestaurantHeader(columns);
  const read = rows.map((cells, index) => readRestaurantRow(index + 2, cells, header));
  plan.expect(read);
  for (const row of read) plan.add(row);
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
    const plan = planned(TEMPLATE_COLUMNS, row);
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
    [['A', '', '', '-1'], 'Price Per Unit "-1" is not a price from 0 to 99999.99.'],
    [['A', '', '', '1e3'], 'Price Per Unit "1e3" is not a price from 0 to 99999.99.'],
    [['A', '', '', '1', 'x'.repeat(21)], 'Unit is longer than 20 characters.'],
    [['A', '', '', '1', '', 'perhaps'], 'Active "perhaps" is neither true nor false.'],
    [['A', '', '', '1', '', '', '1.5'], 'Display Order "1.5" is not a whole number from 0 to 1000000.'],
    [['A', '', '', '1', '', '', '9999999'], 'Display Order "9999999" is not a whole number from 0 to 1000000.'],
    [['A', '', '', '1', '', '', '1', 'more'], 'The row has more cells than the header has columns.'],
    [['A\0', '', '', '1'], 'The row holds a character that cannot be stored.'],
  ])('the restaurant row %j is refused', (cells, message) => {
    expect(() => planned(TEMPLATE_COLUMNS, cells)).toThrow(message);
  });

  it('duplicate rows, ambiguous names and new products without a price are refused', () => {
    expect(() => planned(['Name', 'Price Per Unit'], ['A', '1'], ['a', '2'])).toThrow(
      'Row 2 already has this product.',
    );
    expect(() => planned(['Name'], ['New'])).toThrow('A new product needs a Price Per Unit.');
    const plan = new RestaurantImportPlan([]);
    plan.know([RICE, { ...RICE, id: 'other' }]);
    expect(() => plan.add({ row: 2, id: null, fields: { name: RICE.name }, category: null })).toThrow(
      'Several products have this name.',
    );
  });

  it('a restaurant row with an unknown id updates the product of its name, unless another row is about that one', () => {
    const columns = ['Id', 'Name', 'Price Per Unit'];
    expect(planned(columns, [`${ID}1`, RICE.name, '1']).updated).toEqual([expect.objectContaining({ id: 'rice' })]);
    const plan = new RestaurantImportPlan([]);
    const rice = { ...RICE, id: `${ID}2` };
    plan.know([rice]);
    const header = readRestaurantHeader(columns);
    const rows = [`${ID}1`, `${ID}2`].map((id, index) =>
      readRestaurantRow(index + 2, [id, RICE.name, '32.99'], header),
    );
    expect(plan.expect(rows)).toEqual([`${ID}1`]);
    for (const row of rows) plan.add(row);
    expect([plan.created.map(({ id }) => id), plan.unchanged]).toEqual([[`${ID}1`], 1]);
  });

  it('a restaurant row restores the values of its other columns', () => {
    const columns = [
      'Id',
      'Name',
      'Price Per Unit',
      'Size',
      'Minimum Order',
      'Order Multiple',
      'Image URL',
      'Discount Tags',
      'Sold Out Date',
      'Sold Out Until',
    ];
    const plan = planned(
      columns,
      [
        `${ID}1`,
        'Egg Noodles',
        '12',
        '5 kg',
        '0',
        '6',
        '/images/products/egg.webp',
        'tier2 tier0',
        '2026-11-22',
        '2026-11-25',
      ],
      [`${ID}2`, 'Udon', '12', '', '', '1', '', 'none', '', ''],
    );
    expect(plan.created).toEqual([
      expect.objectContaining({
        id: `${ID}1`,
        size: '5 kg',
        minOrderQuantity: 0,
        orderMultiple: 6,
        imageUrl: '/images/products/egg.webp',
        discountTags: ['tier0', 'tier2'],
        soldOutDate: '2026-11-22',
        soldOutUntil: '2026-11-25',
      }),
      expect.objectContaining({ size: null, minOrderQuantity: 1, imageUrl: null, discountTags: [], soldOutDate: null }),
    ]);
  });

  it('a day stored as a spreadsheet number is read as that day', () => {
    const plan = new RestaurantImportPlan([category('Rice & Noodles')]);
    plan.know([RICE]);
    const header = readRestaurantHeader(['Name', 'Sold Out Until']);
    plan.add(readRestaurantRow(2, [RICE.name, '46351'], header));
    expect(plan.updated).toMatchObject([{ soldOutUntil: '2026-11-25' }]);
    expect(() => readRestaurantRow(3, [RICE.name, '99999'], header)).toThrow('is not a day like 2026-11-25.');
  });

  it.each([false, true])('an Excel day is the same day in a workbook that counts from 1904 (%s)', async (date1904) => {
    const book = new exceljs.Workbook();
    book.properties.date1904 = date1904;
    const sheet = book.addWorksheet('Products');
    sheet.addRows([
      ['Name', 'Sold Out Until'],
      [RICE.name, new Date('2026-11-25T00:00:00Z')],
    ]);
    const xlsxContent = Buffer.from(await book.xlsx.writeBuffer()).toString('base64');
    const { rows, faults } = await readFile(
      { xlsxContent },
      { columns: RESTAURANT_COLUMNS, required: ['Name'], mostRows: 9, row: readRestaurantRow },
    );
    expect(faults.count).toBe(0);
    expect(rows).toMatchObject([{ fields: { soldOutUntil: '2026-11-25' } }]);
  });

  it('an emptied Sold Out Until puts a product on sale again, and changes nothing else', () => {
    const plan = new RestaurantImportPlan([category('Rice & Noodles')]);
    plan.know([
      { ...RICE, soldOutUntil: '2026-11-25' },
      { ...RICE, id: 'udon', name: 'Udon' },
    ]);
    const header = readRestaurantHeader(['Name', 'Sold Out Until']);
    for (const [index, name] of [RICE.name, 'Udon'].entries())
      plan.add(readRestaurantRow(index + 2, [name, ''], header));
    expect(JSON.parse(JSON.stringify(plan.updated))).toEqual([{ ...RICE, version: 5 }]);
    expect(plan.unchanged).toBe(1);
  });

  it.each<[Record<string, string>, string | RegExp]>([
    [{ Id: 'rice' }, 'Id "rice" is not the id of a restaurant product.'],
    [{ 'Minimum Order': '-1' }, 'Minimum Order "-1" is not a whole number from 0 to 9999.'],
    [{ 'Image URL': 'http://x' }, 'Image URL must be a path under /images/products/ or an https address.'],
    [{ 'Discount Tags': 'tier9' }, 'Discount Tags "tier9" is not one of tier0, tier1, tier2, tier3.'],
    [{ 'Sold Out Date': 'today' }, 'Sold Out Date "today" is not a day like 2026-11-25.'],
    [{ 'Sold Out Until': '2026-02-30' }, 'Sold Out Until "2026-02-30" is not a day like 2026-11-25.'],
    [{ 'Category Id': 'x' }, 'Category Id "x" is not the id of a category.'],
    [{ 'Category Id': `${ID}9`, 'Category Icon': 'Fish' }, /^Category Icon "Fish" is not one of Package, /],
    [
      { 'Category Id': `${ID}9`, Category: 'Proteins 2', 'Category Slug': 'Proteins' },
      'Another category has the slug proteins already.',
    ],
  ])('the restaurant cells %j are refused', (cells, message) => {
    const all = { Name: 'A', 'Price Per Unit': '1', ...cells };
    expect(() => planned(Object.keys(all), Object.values(all))).toThrow(message);
  });

  it('a missing category is created once, and an existing one stays as it is', () => {
    const plan = planned(
      ['Name', 'Category', 'Price Per Unit', 'Category Id', 'Category Slug', 'Category Color', 'Category Order'],
      ['Kelp', 'Seaweed', '1', `${ID}1`, 'sea-weed', 'Teal', '7'],
      ['Nori', 'SEAWEED', '2', `${ID}1`, 'sea-weed', 'teal', '7'],
      ['Tofu', 'Proteins', '3', `${ID}2`, 'other', 'red', '9'],
      ['', 'Empty', '', `${ID}3`, '', '', ''],
    );
    expect(plan.newCategories).toEqual([
      category('Seaweed', { id: `${ID}1`, slug: 'sea-weed', colorScheme: 'teal', displayOrder: 7 }),
      category('Empty', { id: `${ID}3` }),
    ]);
    expect(plan.created.map((each) => each.category)).toEqual(['Seaweed', 'Seaweed', 'Proteins']);
    expect([plan.rows, plan.changes, plan.notes().map(inEnglish)]).toEqual([4, 5, ['Created besides: 2 categories.']]);
  });

  it('a restaurant import requires a name column', () => {
    expect(() => readRestaurantHeader(['Category'])).toThrow('The file has no column Name.');
  });
});
