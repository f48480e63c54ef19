import { schemaOf, type ServiceName } from '@larder/contracts';
import type { QueryRunner } from 'typeorm';

/** The role that the actor of an event had at the time; unknown for earlier events. */
export async function addActorRole(queryRunner: QueryRunner, service: ServiceName): Promise<void> {
  await queryRunner.query(`ALTER TABLE ${schemaOf(service)}.event_log ADD COLUMN actor_role text`);
}
