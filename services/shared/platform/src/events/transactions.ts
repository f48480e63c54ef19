import { setTimeout as pause } from 'node:timers/promises';
import type { NewEvent, RungEvent, ServiceName } from '@larder/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventRing } from '../broadcast/event-ring.js';
import { sqlStateOf } from '../database/transient-error.js';
import { appendEvents, appendFewEventsOf } from './append-events.js';

/** serialization_failure and deadlock_detected: a retry may succeed. */
const GIVEN_UP = new Set(['40001', '40P01']);
const ATTEMPTS = 3;
/** A statement with more events would take too long. */
const LOGGED_AT_ONCE = 10_000;

export interface Transaction {
  manager: EntityManager;
  /** Logged right before the commit and rung after it. Pass very many as a list: calls are limited in arguments. */
  announce(...events: (NewEvent | readonly NewEvent[])[]): void;
}

/** Business rows and event rows commit together; a rolled-back change is never announced. */
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly producer: ServiceName,
    private readonly ring: EventRing,
  ) {}

  /**
   * Commits the work with the events it announced. After a deadlock or serialisation failure it is run again, so `work`
   * must keep every change inside the transaction.
   */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return await this.persist(() => this.once(work));
  }

  async record(...events: NewEvent[]): Promise<void> {
    await this.run(async ({ announce }) => announce(...events));
  }

  /**
   * A change in one round trip: common table expressions of which the last is `happened`, as for appendEventsOf.
   * @param label for listeners without the log.
   * @param first runs before it in its transaction, which then takes more round trips
   * @returns the number of events: 0 when nothing changed.
   */
  async statement(
    changes: string,
    parameters: readonly unknown[],
    { label, first }: { label?: string; first?: (manager: EntityManager) => Promise<void> } = {},
  ): Promise<number> {
    return await this.persist(async () => {
      const events = first
        ? await this.dataSource.transaction(async (manager) => {
            await first(manager);
            return await appendFewEventsOf(manager, this.producer, changes, parameters);
          })
        : await appendFewEventsOf(this.dataSource, this.producer, changes, parameters);
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
        // A random pause, so that the two transactions do not collide again.
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  private async once<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const announced: NewEvent[] = [];
    let logged: RungEvent[] = [];
    const result = await this.dataSource.transaction(async (manager) => {
      const announce: Transaction['announce'] = (...events) => {
        for (const event of events.flat()) announced.push(event);
      };
      const answer = await work({ manager, announce });
      for (let from = 0; from < announced.length; from += LOGGED_AT_ONCE) {
        const some = await appendEvents(manager, this.producer, announced.slice(from, from + LOGGED_AT_ONCE));
        logged = logged.concat(some);
      }
      return answer;
    });
    if (logged.length > 0) this.ring.publish(this.producer, logged);
    return result;
  }
}
