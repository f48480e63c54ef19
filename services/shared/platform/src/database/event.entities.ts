import type { EventType, LoggedEvent, ServiceName } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { INSTANT } from './table.js';

/** These entities use the schema of the data source. */
@Entity({ name: 'event_log' })
export class EventLogEntity {
  @PrimaryColumn('bigint', { generated: 'identity' }) number!: number;
  @Column('text') type!: EventType;
  @Column('text') subject!: string;
  @Column('uuid', { nullable: true }) storeId!: string | null;
  @Column('uuid', { nullable: true }) actorId!: string | null;
  @Column('text', { nullable: true }) actorName!: string | null;
  @Column('text', { nullable: true }) actorRole!: Role | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) requestId!: string | null;
  @Column(INSTANT) occurredAt!: string;
  @Column('jsonb', { nullable: true }) before!: object | null;
  @Column('jsonb', { nullable: true }) after!: object | null;
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
