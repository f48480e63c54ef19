import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from './data-source.js';

/** A migration that only runs SQL. @param name with its timestamp; it must never change @param down or the reason why it cannot be reverted */
export function sqlMigration(name: string, up: string, down: string | Error): MigrationClass {
  return class implements MigrationInterface {
    readonly name = name;

    async up(queryRunner: QueryRunner): Promise<void> {
      await queryRunner.query(up);
    }

    async down(queryRunner: QueryRunner): Promise<void> {
      if (down instanceof Error) throw down;
      await queryRunner.query(down);
    }
  };
}
