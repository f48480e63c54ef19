import { SECOND_PERSON_MINUTES } from '@larder/kernel';
import { currentOrigin } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import type { Slipped } from './slip-marks.js';

/** Consent sent with a call to publish prices that look like typing errors. */
export interface Consent {
  confirm?: boolean | undefined;
  /** The id of a second person's confirmation. */
  confirmation?: string | undefined;
  /** The hash of what is published, which the second person confirmed. */
  about?: string;
  /** Nothing is written. */
  isPreview?: boolean;
}

/**
 * The name of the other administrator who has just confirmed exactly this change of this caller, in identity's log.
 * Null without a confirmation, or when that administrator does not work for all stores concerned.
 */
export async function secondPerson(
  manager: EntityManager,
  slipped: readonly Slipped[],
  { confirmation, about }: Consent,
): Promise<string | null> {
  const caller = currentOrigin().actorId;
  if (confirmation === undefined || about === undefined || caller === null) return null;
  const rows: { username: string; storeIds: string[] | null }[] = await manager.query(
    `SELECT after ->> 'username' AS username, after -> 'storeIds' AS "storeIds" FROM identity.event_log
      WHERE subject = $1 AND type = 'second-person.confirmed' AND actor_id = $2
        AND after ->> 'about' = $3 AND after ->> 'role' = 'admin' AND after ->> 'userId' <> $2::text
        AND occurred_at > now() - make_interval(mins => ${SECOND_PERSON_MINUTES})`,
    [`confirmation:${confirmation.toLowerCase()}`, caller, about],
  );
  const second = rows[0];
  const mayAll = second && slipped.every(({ storeId }) => mayIn(second.storeIds, storeId));
  return mayAll ? second.username : null;
}

/** Changes of the chain need someone who works for all stores. */
const mayIn = (storeIds: readonly string[] | null, storeId: string | undefined): boolean =>
  storeIds === null || (storeId !== undefined && storeIds.includes(storeId));
