import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Transfers the audit trail to a role that nothing runs as; services append through a function that seals entries. */
export class SealedTrail1764800000000 implements MigrationInterface {
  readonly name = 'SealedTrail1764800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SELECT audit_seal.give_trail_away()');
    // The name that processes of the previous release use.
    await queryRunner.query(
      `CREATE OR REPLACE FUNCTION system_ops.append_audit(events jsonb) RETURNS void
       LANGUAGE sql AS 'SELECT audit_seal.append(events)'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: services cannot take the trail back.');
  }
}
