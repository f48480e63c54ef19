import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index, so that one store's log is read without the entries of others. */
export class TrailOfStore1766000000000 implements MigrationInterface {
  readonly name = 'TrailOfStore1766000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The trail belongs to a role that no migration runs as, so a function adds the index.
    await queryRunner.query('SELECT audit_seal.give_trail_away()');
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: services cannot change the trail.');
  }
}
