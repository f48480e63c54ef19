import { describe, expect, it } from '@jest/globals';
import type { ProductState } from '@larder/contracts';
import { inEnglish } from '@larder/kernel';
import type { CsvFields } from './csv-row.js';
import { ProductImportPlan } from './product-import-plan.js';

const FIELDS: CsvFields = {
  category: 'seafood',
  description: 'Cod',
  size: '1 lb',
  retailPriceCents: 999,
  ourPriceCents: 799,
};

const product = (id: string, given: Partial<ProductState> = {}): ProductState => ({
  ...FIELDS,
  id,
  chineseName: '鱈魚',
  detailedDescription: 'Wild.',
  active: false,
  imageUrl: '/images/products/cod.webp',
  version: 4,
  ...given,
});

function planOver(...products: ProductState[]): ProductImportPlan {
  const plan = new ProductImportPlan();
  plan.know(products);
  return plan;
}

const row = (number: number, fields: Partial<CsvFields> = {}, id: string | null = null) => ({
  row: number,
  id,
  fields: { ...FIELDS, ...fields },
  own: new Map(),
});

describe('an import plan', () => {
  it('prices that look like typing errors come first and are counted', async () => {
    const [cod, sole] = [
      product('00000000-0000-4000-8000-000000000001'),
      product('00000000-0000-4000-8000-000000000002', { description: 'Sole' }),
    ];
    const plan = planOver(cod, sole);
    plan.add(row(2, { ourPriceCents: 749 }));
    plan.add(row(3, { description: 'Sole', ourPriceCents: 79_900 }));
    expect(await plan.judge('product', true)).toMatchObject([{ subject: `product:${sole.id}` }]);
    expect(plan.slips).toBe(1);
    expect(plan.priceChanges).toEqual([
      { row: 3, product: 'Sole, 1 lb', price: 'ourPrice', before: 7.99, after: 799, slip: 'jump', factor: 100 },
      { row: 2, product: 'Cod, 1 lb', price: 'ourPrice', before: 7.99, after: 7.49 },
    ]);
  });

  it.each([
    ['both prices swapped', { retailPriceCents: 799, ourPriceCents: 999 }, ['ourPrice', 'swapped']],
    ['a retail price below ours', { retailPriceCents: 699 }, ['retailPrice', 'above-retail']],
    ['our price above retail', { ourPriceCents: 1_099 }, ['ourPrice', 'above-retail']],
  ] as const)('the import names %s', async (_name, fields, [price, slip]) => {
    const plan = planOver(product('00000000-0000-4000-8000-000000000001'));
    plan.add(row(2, fields));
    await plan.judge('product', true);
    expect(plan.priceChanges[0]).toMatchObject({ price, slip });
  });

  it('a row with an unknown name creates a product', () => {
    const plan = planOver();
    plan.add(row(2, { chineseName: '鱈' }));
    expect(plan.created).toEqual([
      {
        ...FIELDS,
        id: expect.any(String),
        chineseName: '鱈',
        detailedDescription: null,
        active: true,
        imageUrl: null,
        version: 1,
      },
    ]);
  });

  it('a row updates the product of its name, case-insensitive, and keeps absent columns', () => {
    const before = product('a');
    const plan = planOver(before);
    plan.add(row(2, { description: 'COD', ourPriceCents: 699, chineseName: null }));
    expect(plan.updated).toEqual([
      { ...before, description: 'COD', ourPriceCents: 699, chineseName: null, version: 5 },
    ]);
  });

  it('a row with the current values is skipped', () => {
    const plan = planOver(product('a'));
    plan.add(row(2));
    expect([plan.created, plan.updated, plan.unchanged]).toEqual([[], [], 1]);
  });

  it('a row with an id updates that product, so products can be renamed', () => {
    const plan = planOver(product('a'), product('b', { description: 'Hake' }));
    plan.add(row(2, { description: 'Black Cod' }, 'b'));
    expect(plan.updated.map(({ id, description }) => [id, description])).toEqual([['b', 'Black Cod']]);
  });

  it('a row with an unknown id creates the product with that id, also beside one of the same name', () => {
    const plan = planOver(product('a'));
    plan.add(row(2, {}, 'c'));
    plan.add(row(3, { description: 'Hake' }, 'd'));
    plan.add(row(4, { description: 'Hake' }, 'e'));
    expect(plan.created.map(({ id, version }) => [id, version])).toEqual([
      ['c', 1],
      ['d', 1],
      ['e', 1],
    ]);
    expect(() => plan.add(row(5, { description: 'Else' }, 'd'))).toThrow('Row 3 already has this product.');
    expect(plan.notes().map(inEnglish)).toEqual([
      'Created with the id that the file gives: 3 products.',
      'With the same name as a product already in the list: 1.',
    ]);
  });

  it('a product recreated unchanged has its old version, a changed one the next', () => {
    const plan = planOver();
    const gone = { ...product('a', { chineseName: null, detailedDescription: null, imageUrl: null }), active: true };
    plan.remember({
      kindOf: new Map(),
      last: new Map([
        ['a', gone],
        ['b', { ...gone, id: 'b' }],
      ]),
    });
    plan.add(row(2, {}, 'a'));
    plan.add(row(3, { ourPriceCents: 1 }, 'b'));
    expect(plan.created.map(({ version }) => version)).toEqual([4, 5]);
  });

  it('an id that something else uses is refused', () => {
    const plan = planOver();
    plan.remember({ kindOf: new Map([['a', 'store']]), last: new Map() });
    expect(() => plan.add(row(2, {}, 'a'))).toThrow('The id belongs to a store. Remove the id to add a new product.');
    expect(plan.created).toEqual([]);
  });

  it('a second row for the same product is refused and names the first', () => {
    const plan = planOver(product('a'));
    plan.add(row(2));
    plan.add(row(4, { description: 'New' }));
    expect(() => plan.add(row(5, { description: 'Else' }, 'a'))).toThrow('Row 2 already has this product.');
    expect(() => plan.add(row(6, { size: '1 LB' }))).toThrow('Row 2 already has this product.');
    expect(() => plan.add(row(7, { description: 'new' }))).toThrow('Row 4 already has this product.');
    expect(plan.products).toBe(2);
  });

  it('a name shared by several products is refused without an id', () => {
    const plan = planOver(product('a'), product('b'));
    expect(() => plan.add(row(2))).toThrow('Several products have this category, description and size');
    plan.add(row(3, {}, 'a'));
    plan.add(row(4, {}, 'b'));
    expect(plan.unchanged).toBe(2);
  });

  it('names whose parts concatenate equally are distinguished', () => {
    const plan = planOver();
    plan.add(row(2, { description: 'Cod 1', size: 'lb' }));
    plan.add(row(3, { description: 'Cod', size: '1 lb' }));
    expect(plan.created).toHaveLength(2);
  });
});
