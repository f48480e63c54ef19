import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from './data-source.js';

/** A migration that is SQL alone. @param name with its time; databases remember it @param down or why there is no way back */
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
