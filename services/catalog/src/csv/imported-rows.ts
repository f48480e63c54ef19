import { appendEventsOf, type Table } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { inChunks } from './strides.js';

/** Writes rows with an event each, in statements of two thousand rows. */
export class ImportedRows<State extends object> {
  /** Each state is the payload of its event, and the columns of its row are read from it. */
  private readonly given: string;

  constructor(
    private readonly table: Table<State>,
    private readonly kind: 'product' | 'restaurant-product' | 'restaurant-category',
  ) {
    this.given = `given AS (
      SELECT r.*, state, place FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (state, place)
       CROSS JOIN LATERAL jsonb_to_record(state) AS r (${table.fields})
    )`;
  }

  /** @param lastPosition the last place of a list in manual order; new rows follow it */
  async insertAll(manager: EntityManager, states: readonly State[], lastPosition?: number): Promise<void> {
    const { name, names } = this.table;
    const values = this.table.values('given');
    const isOrdered = lastPosition !== undefined;
    await inChunks(states, (json, start) =>
      appendEventsOf(
        manager,
        'catalog',
        `${this.given}, stored AS (
           INSERT INTO ${name} (${names}${isOrdered ? ', position' : ''})
           SELECT ${values}${isOrdered ? ', $2::int + place' : ''} FROM given
         ),
         created AS (SELECT id, NULL::jsonb AS before, state AS after, place FROM given),
         ${this.happened('created', 'created')}`,
        isOrdered ? [json, lastPosition + start] : [json],
      ),
    );
  }

  async updateAll(manager: EntityManager, states: readonly State[]): Promise<void> {
    const { name } = this.table;
    await inChunks(states, (json) =>
      appendEventsOf(
        manager,
        'catalog',
        `${this.given}, stored AS (
           UPDATE ${name} AS p SET ${this.table.assignments('given')}
             FROM given, ${name} AS old
            WHERE p.id = given.id AND old.id = given.id
           RETURNING p.id, given.place, ${this.table.json('old')} AS before, given.state AS after
         ),
         ${this.happened('updated', 'stored')}`,
        [json],
      ),
    );
  }

  private happened(type: 'created' | 'updated', from: string): string {
    return `happened AS (
      SELECT '${this.kind}.${type}' AS type, '${this.kind}:' || id AS subject, NULL::uuid AS store_id,
             before, after, place FROM ${from}
    )`;
  }
}
