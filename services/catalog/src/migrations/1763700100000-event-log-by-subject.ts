import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product's history is read by the subject of its events, however long the log has grown. */
export class EventLogBySubject1763700100000 implements MigrationInterface {
  readonly name = 'EventLogBySubject1763700100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX event_log_by_subject ON catalog.event_log (subject, number)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX catalog.event_log_by_subject');
  }
}
