import { setTimeout as pause } from 'node:timers/promises';
import type { NewEvent, RungEvent, ServiceName } from '@larder/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventRing } from '../broadcast/event-ring.js';
import { sqlStateOf } from '../database/transient-error.js';
import { appendEvents, appendFewEventsOf } from './append-events.js';

/** serialization_failure and deadlock_detected: the same work may well succeed when done again. */
const GIVEN_UP = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

export interface Transaction {
  manager: EntityManager;
  /** Says what has happened. The events are logged as the last statement before the commit and rung after it. */
  announce(...events: NewEvent[]): void;
}

/** One request, one transaction: business rows and event rows commit together, and a rolled-back change is never announced. */
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly producer: ServiceName,
    private readonly ring: EventRing,
  ) {}

  /**
   * Does the work and commits it with the events it announced. A transaction that the database gave up for another's sake
   * (deadlock, serialisation) is done again, so `work` must keep everything it changes inside the transaction.
   */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return await this.persist(() => this.once(work));
  }

  /** Logs what happened without changing a row. */
  async record(...events: NewEvent[]): Promise<void> {
    await this.run(async ({ announce }) => announce(...events));
  }

  /**
   * A change that is one statement and so one round trip: common table expressions that make it, the last of them called
   * `happened` with the columns type, subject, store_id, before, after and place, a row for each event.
   * @param label what people call the subject, for listeners that have no log.
   * @returns how many events there were: 0 means that the statement changed nothing.
   */
  async statement(changes: string, parameters: readonly unknown[], label?: string): Promise<number> {
    return await this.persist(async () => {
      const events = await appendFewEventsOf(this.dataSource, this.producer, changes, parameters);
      const named = label === undefined ? events : events.map((event) => ({ ...event, label }));
      if (named.length > 0) this.ring.publish(this.producer, named);
      return events.length;
    });
  }

  private async persist<T>(once: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once();
      } catch (error) {
        if (attempt === ATTEMPTS || !GIVEN_UP.has(sqlStateOf(error) ?? '')) throw error;
        // Not in step with the other one again.
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  private async once<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const announced: NewEvent[] = [];
    let logged: RungEvent[] = [];
    const result = await this.dataSource.transaction(async (manager) => {
      const answer = await work({ manager, announce: (...events) => void announced.push(...events) });
      logged = await appendEvents(manager, this.producer, announced);
      return answer;
    });
    if (logged.length > 0) this.ring.publish(this.producer, logged);
    return result;
  }
}
