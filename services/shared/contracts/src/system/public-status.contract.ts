import { LIMITS } from '@larder/kernel';
import { MayBeAbsent } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { ListOf } from '../fields/nested.field.js';
import { Instant, Text } from '../fields/text.field.js';

export const STATUS_PARTS = ['board', 'ordering', 'signage'] as const;
export type StatusPartName = (typeof STATUS_PARTS)[number];

export const STATUS_STATES = ['up', 'limited', 'down'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

/** "paused": nothing is wrong, staff have stopped it for a while. */
export const PART_STATES = [...STATUS_STATES, 'paused'] as const;
export type PartState = (typeof PART_STATES)[number];

export class StatusPart {
  @Choice(STATUS_PARTS) name!: StatusPartName;
  @Choice(PART_STATES) state!: PartState;

  /** While it is paused: the shop's message. */
  @MayBeAbsent() @Text(LIMITS.pauseReason + 100) message?: string;
}

/** GET /api/status and GET /health: public, so it names no process, host, version or figure. */
export class PublicStatus {
  @Choice(STATUS_STATES) status!: StatusState;
  @ListOf(() => StatusPart, STATUS_PARTS.length) parts!: StatusPart[];
  @Instant() timestamp!: string;
}
