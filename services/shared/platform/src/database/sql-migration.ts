import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from './data-source.js';

/** A migration that is SQL alone. @param name with its time; databases remember it */
export function sqlMigration(name: string, up: string, down: string): MigrationClass {
  return class implements MigrationInterface {
    readonly name = name;

    async up(queryRunner: QueryRunner): Promise<void> {
      await queryRunner.query(up);
    }

    async down(queryRunner: QueryRunner): Promise<void> {
      await queryRunner.query(down);
    }
  };
}
