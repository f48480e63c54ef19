import { addActorRole } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ActorRole1764600000000 implements MigrationInterface {
  readonly name = 'ActorRole1764600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await addActorRole(queryRunner, 'discounts-rebates');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE discounts_rebates.event_log DROP COLUMN actor_role');
  }
}
