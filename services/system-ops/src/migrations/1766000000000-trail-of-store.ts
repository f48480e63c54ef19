import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of one store is read without the entries of the others. */
export class TrailOfStore1766000000000 implements MigrationInterface {
  readonly name = 'TrailOfStore1766000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The trail belongs to a role that no migration runs as.
    await queryRunner.query('SELECT audit_seal.give_trail_away()');
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: services cannot change the trail.');
  }
}
