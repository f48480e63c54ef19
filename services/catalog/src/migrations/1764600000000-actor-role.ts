import { sqlMigration } from '@larder/platform';

/** The role that the actor of an event had at the time; unknown for earlier events. */
export const ActorRole1764600000000 = sqlMigration(
  'ActorRole1764600000000',
  'ALTER TABLE catalog.event_log ADD COLUMN actor_role text',
  'ALTER TABLE catalog.event_log DROP COLUMN actor_role',
);
