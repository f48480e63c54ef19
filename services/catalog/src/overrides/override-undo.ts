import type { NewEvent } from '@larder/contracts';
import type { RawRow, Table, UndoTable } from '@larder/platform';
import { nextOverrideVersions, type StoreOverrides } from './store-overrides.js';

/** @param parent the table of the products */
export function undoOfOverrides<State extends { version: number }>(
  table: Table<State>,
  overrides: StoreOverrides<State>,
  parent: string,
): UndoTable {
  return {
    name: table.name.slice(table.name.indexOf('.') + 1),
    key: ['store_id', 'product_id'],
    thing: 'price of a store',
    version: 'version',
    nextVersions: nextOverrideVersions,
    parents: [{ table: parent, column: 'product_id' }],
    eventsOf: (before, after) => {
      const row = before ?? after;
      const stateOf = (each: RawRow | null): State | null => each && table.ofJson(each);
      const subject = overrides.subjectOf(String(row?.['product_id']));
      const storeId = String(row?.['store_id']);
      const { overridden: type } = overrides.kind;
      return [{ type, subject, storeId, before: stateOf(before), after: stateOf(after) } as NewEvent];
    },
  };
}
