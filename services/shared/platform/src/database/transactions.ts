import type { NewEvent, RungEvent, ServiceName } from '@larder/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { appendEvents } from '../events/append-events.js';
import type { EventRing } from '../events/event-ring.js';

export interface Transaction {
  manager: EntityManager;
  /** Says what has happened. The events are logged as the last statement before the commit and rung after it. */
  announce(...events: NewEvent[]): void;
}

/** One request, one transaction: business rows and event rows commit together, and nobody hears of a rolled-back change. */
export class Transactions {
  private readonly dataSource: DataSource;
  private readonly producer: ServiceName;
  private readonly ring: EventRing;

  constructor(dataSource: DataSource, producer: ServiceName, ring: EventRing) {
    this.dataSource = dataSource;
    this.producer = producer;
    this.ring = ring;
  }

  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
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
