import { schemaOf, type ServiceName } from '@larder/contracts';
import type { EntityManager } from 'typeorm';

export interface Cursor {
  number: number;
  failingNumber: number;
  failures: number;
}

export type CursorPatience = 'wait' | 'skip';

export class CursorRepository {
  private readonly table: string;

  constructor(service: ServiceName) {
    this.table = `${schemaOf(service)}.event_cursor`;
  }

  async ensure(manager: EntityManager, consumer: string, producer: ServiceName, start: number): Promise<void> {
    await manager.query(
      `INSERT INTO ${this.table} (consumer, producer, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [consumer, producer, start],
    );
  }

  /** Locks the cursor until the transaction ends; null when it is locked elsewhere and `patience` is `skip`. */
  async lock(
    manager: EntityManager,
    consumer: string,
    producer: ServiceName,
    patience: CursorPatience,
  ): Promise<Cursor | null> {
    const rows: Cursor[] = await manager.query(
      `SELECT number, failing_number AS "failingNumber", failures FROM ${this.table}
        WHERE consumer = $1 AND producer = $2 FOR UPDATE ${patience === 'skip' ? 'SKIP LOCKED' : ''}`,
      [consumer, producer],
    );
    return rows[0] ?? null;
  }

  /** The log's highest number, below which some may be uncommitted, and the cursor's position, if there is one. */
  async distance(
    manager: EntityManager,
    consumer: string,
    producer: ServiceName,
  ): Promise<{ highest: number; position: number | null }> {
    const rows: { highest: number; position: number | null }[] = await manager.query(
      `SELECT coalesce(max(number), 0) AS highest,
         (SELECT number FROM ${this.table} WHERE consumer = $1 AND producer = $2) AS position
       FROM ${schemaOf(producer)}.event_log`,
      [consumer, producer],
    );
    return rows[0] ?? { highest: 0, position: null };
  }

  async move(manager: EntityManager, consumer: string, producer: ServiceName, cursor: Cursor): Promise<void> {
    await manager.query(
      `UPDATE ${this.table} SET number = $3, failing_number = $4, failures = $5 WHERE consumer = $1 AND producer = $2`,
      [consumer, producer, cursor.number, cursor.failingNumber, cursor.failures],
    );
  }
}
