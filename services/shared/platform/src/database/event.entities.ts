import type { EventType, LoggedEvent, ServiceName } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { INSTANT } from './table.js';

/** The columns of an event in a service's log and in the audit trail. */
export abstract class EventColumns {
  @Column('text') type!: EventType;
  @Column('text') subject!: string;
  @Column('uuid', { nullable: true }) storeId!: string | null;
  @Column('uuid', { nullable: true }) actorId!: string | null;
  @Column('text', { nullable: true }) actorName!: string | null;
  /** The actor's role at the time; null for entries from before it was recorded. */
  @Column('text', { nullable: true }) actorRole!: Role | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) requestId!: string | null;
  @Column(INSTANT) occurredAt!: string;
  @Column('jsonb', { nullable: true }) before!: object | null;
  @Column('jsonb', { nullable: true }) after!: object | null;
}

/** This entity and the following use the schema of the data source. */
@Entity({ name: 'event_log' })
export class EventLogEntity extends EventColumns {
  @PrimaryColumn('bigint', { generated: 'identity' }) number!: number;
}

@Entity({ name: 'event_cursor' })
export class EventCursorEntity {
  @PrimaryColumn('text') consumer!: string;
  @PrimaryColumn('text') producer!: ServiceName;
  @Column('bigint') number!: number;
  /** Failing number and attempts are 0 when all is well. */
  @Column('bigint') failingNumber!: number;
  @Column('int') failures!: number;
}

@Entity({ name: 'parked_event' })
export class ParkedEventEntity {
  @PrimaryColumn('text') consumer!: string;
  @PrimaryColumn('text') producer!: ServiceName;
  @PrimaryColumn('bigint') number!: number;
  @Column('text') type!: EventType;
  @Column('text') subject!: string;
  @Column('jsonb') event!: LoggedEvent;
  @Column('text') error!: string;
  @Column(INSTANT) parkedAt!: string;
}

export const EVENT_ENTITIES = [EventLogEntity, EventCursorEntity, ParkedEventEntity];
