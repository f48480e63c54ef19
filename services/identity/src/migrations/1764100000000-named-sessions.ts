import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions can be listed and ended one by one without their secret. */
export class NamedSessions1764100000000 implements MigrationInterface {
  readonly name = 'NamedSessions1764100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE identity.staff_session
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
        -- What the browser said of itself when it signed in.
        ADD COLUMN user_agent text,
        ADD CONSTRAINT staff_session_name UNIQUE (id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE identity.staff_session DROP COLUMN id, DROP COLUMN user_agent');
  }
}
