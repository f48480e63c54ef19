import { describe, expect, it } from '@jest/globals';
import type { ProductState } from '@larder/contracts';
import { readFile } from '../../csv/read-file.js';
import { RowFaults } from '../../csv/row-faults.js';
import { BATCH_FILE, BatchFile } from './batch-file.js';

const product = (id: string, fields: Partial<ProductState> = {}): ProductState => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  description: 'Pork Belly',
  chineseName: '五花腩',
  detailedDescription: null,
  size: '1 lb',
  retailPriceCents: 699,
  ourPriceCents: 599,
  category: 'meat-pork',
  active: true,
  imageUrl: null,
  version: 1,
  ...fields,
});

const PORK = product('1');
const HOTPOT = product('2', { category: 'meat-hotpot' });
const PLUM = product('3', { description: 'Plum', category: 'produce' });
const CAFE = product('4', { description: 'Caf\u00E9', category: 'groceries' });

/** The products that stores override, with the number of stores. */
const OVERRIDDEN = new Map<string, number>();

async function read(...lines: string[]): Promise<Pick<BatchFile, 'items' | 'unchanged'> & { errors: object[] }> {
  const { rows, faults } = await readFile({ csvContent: lines.join('\n') }, BATCH_FILE);
  const file = new BatchFile([PORK, HOTPOT, PLUM, CAFE], OVERRIDDEN);
  const all = new RowFaults(faults);
  for (const row of rows) all.note(row.row, () => file.add(row));
  return { items: file.items, unchanged: file.unchanged, errors: all.first() };
}

describe('a file of prices for a batch', () => {
  it('a batch file names products by id or name, and rows without a change are left out', async () => {
    const { items, unchanged, errors } = await read(
      'id,description,size,category,retailPrice,ourPrice,active',
      `${PORK.id},,,,,4.99,`,
      ',pork belly,1 LB,Meat-Hotpot,7.50,5.99,no',
      ',Plum,1 lb,,6.99,5.99,yes',
    );
    expect(items).toEqual([
      { kind: 'retail', productId: PORK.id, ourPrice: 4.99 },
      { kind: 'retail', productId: HOTPOT.id, retailPrice: 7.5, active: false },
    ]);
    expect([unchanged, errors]).toEqual([1, []]);
  });

  it('a batch file may name a category by its label, and write accents in two characters', async () => {
    const { items, errors } = await read(
      'category,description,size,ourPrice',
      'Meat - Hot Pot,Pork Belly,1 lb,4.99',
      'groceries,Cafe\u0301,1 lb,3.99',
    );
    expect(errors).toEqual([]);
    expect(items.map(({ productId }) => productId)).toEqual([HOTPOT.id, CAFE.id]);
  });

  it('keeps a price that equals the chain\u2019s when a store overrides it', async () => {
    OVERRIDDEN.set(PLUM.id, 1);
    const { items, unchanged } = await read('id,ourPrice', `${PORK.id},5.99`, `${PLUM.id},5.99`);
    expect([items, unchanged]).toEqual([[{ kind: 'retail', productId: PLUM.id, ourPrice: 5.99 }], 1]);
    OVERRIDDEN.clear();
  });

  it('each faulty row of a batch file says why, and the others are read', async () => {
    const { items, errors } = await read(
      'id;description;size;ourPrice',
      ';Pork Belly;1 lb;3.00',
      ';Durian;each;3.00',
      '00000000-0000-4000-8000-000000000009;;;3.00',
      ';;;3.00',
      ';Plum;1 lb;cheap',
      ';Plum;1 lb;3.00',
      ';plum;1 lb;2.00',
    );
    expect(items).toEqual([{ kind: 'retail', productId: PLUM.id, ourPrice: 3 }]);
    expect(errors).toEqual([
      { row: 2, error: 'Several products have this description and size: fill in id or category.' },
      { row: 3, error: 'There is no product with this description and size.' },
      { row: 4, error: 'There is no product with this id.' },
      { row: 5, error: 'The row names no product: fill in id, or description and size.' },
      { row: 6, error: 'ourPrice "cheap" is not a price from 0 to 99999.99.' },
      { row: 8, error: 'Row 7 names the same product.' },
    ]);
  });

  it('a batch file without the column ourPrice is refused', async () => {
    await expect(read('id,description', 'x,y')).rejects.toThrow('The file has no column ourPrice.');
  });
});
