import { schemaOf, type LoggedEvent, type ServiceName } from '@larder/contracts';
import type { EntityManager } from 'typeorm';

/** Events that a handler could not apply, until staff retry them. */
export class ParkedEventRepository {
  private readonly table: string;

  constructor(service: ServiceName) {
    this.table = `${schemaOf(service)}.parked_event`;
  }

  async park(manager: EntityManager, consumer: string, events: readonly LoggedEvent[], error: string): Promise<void> {
    if (events.length === 0) return;
    await manager.query(
      `INSERT INTO ${this.table} (consumer, producer, number, type, subject, event, error)
       SELECT $1, e->>'producer', (e->>'number')::bigint, e->>'type', e->>'subject', e, $3
         FROM jsonb_array_elements($2::jsonb) AS e ON CONFLICT DO NOTHING`,
      [consumer, JSON.stringify(events), error.slice(0, 2000)],
    );
  }

  async subjects(manager: EntityManager, consumer: string, producer: ServiceName): Promise<Set<string>> {
    const rows: { subject: string }[] = await manager.query(
      `SELECT DISTINCT subject FROM ${this.table} WHERE consumer = $1 AND producer = $2`,
      [consumer, producer],
    );
    return new Set(rows.map((row) => row.subject));
  }

  async ofSubject(
    manager: EntityManager,
    consumer: string,
    producer: ServiceName,
    subject: string,
  ): Promise<LoggedEvent[]> {
    const rows: { event: LoggedEvent }[] = await manager.query(
      `SELECT event FROM ${this.table} WHERE consumer = $1 AND producer = $2 AND subject = $3 ORDER BY number`,
      [consumer, producer, subject],
    );
    return rows.map((row) => row.event);
  }

  async remove(manager: EntityManager, consumer: string, event: LoggedEvent): Promise<void> {
    await manager.query(`DELETE FROM ${this.table} WHERE consumer = $1 AND producer = $2 AND number = $3`, [
      consumer,
      event.producer,
      event.number,
    ]);
  }
}
