import type { RetailOverrideState } from '@larder/contracts';
import { cellAt, neededPrice, optionalFlag } from '../../csv/csv-cells.js';
import type { CsvHeader } from '../../csv/csv-header.js';

/** Columns with stores' own values of a product, in an export's order. */
const STORE_FIELDS = ['ourPrice', 'retailPrice', 'active'] as const;

/** "ourPrice@north", in lower case. */
export const STORE_COLUMN = /^(ourprice|retailprice|active)@[a-z0-9-]+$/;

export type StoreColumn = `${(typeof STORE_FIELDS)[number]}@${string}`;

export const storeColumns = (slug: string): StoreColumn[] => STORE_FIELDS.map((field) => `${field}@${slug}` as const);

export const isStoreColumn = (column: string): column is StoreColumn => column.includes('@');

export const slugOf = (column: string): string => column.slice(column.indexOf('@') + 1);

/** Null, from an emptied cell, follows the chain. A store without a column keeps its values. */
export type StoreCells = Partial<Omit<RetailOverrideState, 'version'>>;

/** Own values by short name. @throws RowFault */
export function readStoreCells(
  cells: readonly string[],
  header: Pick<CsvHeader<never>, 'further' | 'decimals'>,
): ReadonlyMap<string, StoreCells> {
  const own = new Map<string, StoreCells>();
  for (const [column, place] of header.further) {
    const values = own.get(slugOf(column)) ?? {};
    own.set(slugOf(column), values);
    const text = cellAt(cells, place);
    if (column.startsWith('active')) values.active = optionalFlag(column, text) ?? null;
    else {
      const price = text === '' ? null : neededPrice(column, text, header);
      values[column.startsWith('our') ? 'ourPriceCents' : 'retailPriceCents'] = price;
    }
  }
  return own;
}

/** A cell of an export. */
export function storeCell(own: RetailOverrideState | null, field: string): string {
  if (own === null) return '';
  if (field.startsWith('active')) return own.active === null ? '' : String(own.active);
  const cents = field.startsWith('our') ? own.ourPriceCents : own.retailPriceCents;
  return cents === null ? '' : (cents / 100).toFixed(2);
}
