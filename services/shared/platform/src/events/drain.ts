import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedEvent, ServiceName } from '@larder/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { isTransient, LOCK_NOT_AVAILABLE, sqlStateOf, TIMED_OUT } from '../database/transient-error.js';
import { CursorRepository, type Cursor, type CursorPatience } from './cursor.repository.js';
import type { EventConsumer } from './event-consumer.js';
import { BATCH, readEvents } from './event-rows.js';
import { ParkedEventRepository } from './parked-event.repository.js';
import { patientHead, readableHead } from './readable-head.js';

/** After this number of failures an event is parked, so that it cannot block the consumer. */
export const FAILURES_BEFORE_PARKING = 5;

/** `idle`: nothing was new. `drained`: at the head. `busy`: another replica has the cursor. `failing`: an event failed and will be tried again. */
export type DrainOutcome = 'idle' | 'drained' | 'busy' | 'failing';

const RETRY_MS = 100;
const REACH_ATTEMPTS = 15;

const BEHIND = 'It waits behind an earlier event of its subject.';

/** A timeout may be due to load or to the event, so it counts: one that times out each time must not be tried forever. */
const isFault = (error: unknown): boolean => !isTransient(error) || sqlStateOf(error) === TIMED_OUT;

interface Step {
  manager: EntityManager;
  cursor: Cursor;
  events: LoggedEvent[];
  park(events: readonly LoggedEvent[], error: string): Promise<void>;
}

/** Applies the events that one consumer has not seen. Safe to run in any number of replicas. */
export class Drain {
  private readonly cursors: CursorRepository;
  private readonly parked: ParkedEventRepository;

  constructor(
    private readonly dataSource: DataSource,
    service: ServiceName,
    private readonly consumer: EventConsumer,
    private readonly onParked: (event: LoggedEvent, error: string) => void = () => undefined,
  ) {
    this.cursors = new CursorRepository(service);
    this.parked = new ParkedEventRepository(service);
  }

  async drain(producer: ServiceName, patience: CursorPatience): Promise<DrainOutcome> {
    // A cheap read avoids the lock when there is nothing new.
    const { highest, position } = await this.distance(producer);
    if (position >= highest) return 'idle';
    const head = await readableHead(this.dataSource, producer);
    for (;;) {
      const step = await this.step(producer, head, patience);
      if (step !== 'more') return step;
    }
  }

  /** Drains to the current head: waits for the cursor, and retries failing events until they are applied or parked. */
  async reach(producer: ServiceName): Promise<void> {
    await this.position(producer);
    const head = await patientHead(this.dataSource, producer);
    for (let refused = 0; ;) {
      try {
        const step = await this.step(producer, head, 'wait');
        if (step === 'drained') return;
        if (step === 'failing') await pause(RETRY_MS);
      } catch (error) {
        // Another process held the cursor for longer than the lock timeout.
        if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || ++refused === REACH_ATTEMPTS) throw error;
      }
    }
  }

  /** The head of the log, or null when the cursor has reached it: the usual case, in one statement. */
  async headToReach(producer: ServiceName): Promise<number | null> {
    const { highest, position } = await this.distance(producer);
    return position >= highest ? null : highest;
  }

  async position(producer: ServiceName): Promise<number> {
    return (await this.distance(producer)).position;
  }

  /** Creates the cursor of a new consumer first, so that none is silently missing. */
  private async distance(producer: ServiceName): Promise<{ highest: number; position: number }> {
    const { manager } = this.dataSource;
    const { highest, position } = await this.cursors.distance(manager, this.consumer.name, producer);
    if (position !== null) return { highest, position };
    const start = this.consumer.startsAt === 'log-head' ? await readableHead(this.dataSource, producer) : 0;
    await this.cursors.ensure(manager, this.consumer.name, producer, start);
    return { highest, position: start };
  }

  private async step(producer: ServiceName, head: number, patience: CursorPatience): Promise<DrainOutcome | 'more'> {
    try {
      return await this.batch(producer, head, patience);
    } catch (error) {
      if (!isFault(error)) throw error;
      return await this.oneByOne(producer, head, patience);
    }
  }

  /** The usual case: up to 500 events in one transaction. */
  private async batch(producer: ServiceName, head: number, patience: CursorPatience): Promise<DrainOutcome | 'more'> {
    return await this.withCursor(producer, head, patience, async ({ manager, cursor, events, park }) => {
      if (events.length > 0) {
        const waiting = await this.parked.subjects(manager, this.consumer.name, producer);
        const behind = events.filter((event) => waiting.has(event.subject));
        await park(behind, BEHIND);
        const free = waiting.size > 0 ? events.filter((event) => !waiting.has(event.subject)) : events;
        if (free.length > 0) await this.consumer.apply(manager, free);
      }
      const last = events.at(-1);
      const full = events.length === BATCH && last !== undefined;
      const number = full ? last.number : Math.max(head, cursor.number);
      await this.cursors.move(manager, this.consumer.name, producer, { number, failingNumber: 0, failures: 0 });
      return full ? 'more' : 'drained';
    });
  }

  /** After a failure: each event in a separate savepoint, so that the events before the faulty one are kept. */
  private async oneByOne(
    producer: ServiceName,
    head: number,
    patience: CursorPatience,
  ): Promise<DrainOutcome | 'more'> {
    return await this.withCursor(producer, head, patience, async ({ manager, cursor, events, park }) => {
      const waiting = await this.parked.subjects(manager, this.consumer.name, producer);
      for (const event of events) {
        if (waiting.has(event.subject)) {
          await park([event], BEHIND);
          continue;
        }
        const error = await this.attempt(manager, event);
        if (error === null) continue;
        const failures = cursor.failingNumber === event.number ? cursor.failures + 1 : 1;
        if (failures < FAILURES_BEFORE_PARKING) {
          const failing = { number: event.number - 1, failingNumber: event.number, failures };
          await this.cursors.move(manager, this.consumer.name, producer, failing);
          return 'failing';
        }
        await park([event], error);
        waiting.add(event.subject);
      }
      const last = events.at(-1);
      const number = Math.max(cursor.number, last?.number ?? 0);
      await this.cursors.move(manager, this.consumer.name, producer, { number, failingNumber: 0, failures: 0 });
      return 'more';
    });
  }

  /** @returns the error message, or null. */
  private async attempt(manager: EntityManager, event: LoggedEvent): Promise<string | null> {
    await manager.query('SAVEPOINT attempt');
    try {
      await this.consumer.apply(manager, [event]);
      await manager.query('RELEASE SAVEPOINT attempt');
      return null;
    } catch (error) {
      if (!isFault(error)) throw error;
      await manager.query('ROLLBACK TO SAVEPOINT attempt');
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async withCursor(
    producer: ServiceName,
    head: number,
    patience: CursorPatience,
    work: (step: Step) => Promise<DrainOutcome | 'more'>,
  ): Promise<DrainOutcome | 'more'> {
    const parked: [LoggedEvent, string][] = [];
    const outcome = await this.dataSource.transaction('READ COMMITTED', async (manager) => {
      const cursor = await this.cursors.lock(manager, this.consumer.name, producer, patience);
      if (!cursor) return 'busy';
      if (cursor.number >= head) return 'drained';
      const events = await readEvents(manager, this.consumer, producer, { after: cursor.number, head });
      const park: Step['park'] = async (stuck, error) => {
        await this.parked.park(manager, this.consumer.name, stuck, error);
        parked.push(...stuck.map((event): [LoggedEvent, string] => [event, error]));
      };
      return await work({ manager, cursor, events, park });
    });
    // After the commit: a rolled-back parking does not count.
    for (const [event, error] of parked) this.onParked(event, error);
    return outcome;
  }

  /** Retries the parked events of one subject in order, up to the first failure. @returns how many are left. */
  async retryParked(producer: ServiceName, subject: string): Promise<number> {
    return await this.dataSource.transaction(async (manager) => {
      await this.cursors.lock(manager, this.consumer.name, producer, 'wait');
      const events = await this.parked.ofSubject(manager, this.consumer.name, producer, subject);
      for (const [index, event] of events.entries()) {
        if ((await this.attempt(manager, event)) !== null) return events.length - index;
        await this.parked.remove(manager, this.consumer.name, event);
      }
      return 0;
    });
  }
}
