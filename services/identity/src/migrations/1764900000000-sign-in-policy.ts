import { addressGroup } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses where users have signed in, when their passwords were changed, and the rule for new passwords. */
export class SignInPolicy1764900000000 implements MigrationInterface {
  readonly name = 'SignInPolicy1764900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE identity.known_sign_in (
        user_id uuid NOT NULL,
        who text NOT NULL,
        until timestamptz NOT NULL,
        CONSTRAINT known_sign_in_pk PRIMARY KEY (user_id, who)
      );
      CREATE INDEX known_sign_in_by_who ON identity.known_sign_in (who);

      ALTER TABLE identity.staff_user ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT now();
      UPDATE identity.staff_user AS u SET password_changed_at = greatest(u.created_at, (
        SELECT max(e.occurred_at) FROM identity.event_log AS e
         WHERE e.type = 'user.updated' AND e.subject = 'user:' || u.id AND (e.after ->> 'passwordChanged')::boolean));
      -- A trigger, so that it also holds for processes of an earlier version: a new password forgets known browsers and networks.
      CREATE FUNCTION identity.password_changed() RETURNS trigger LANGUAGE plpgsql AS $changed$
      BEGIN
        NEW.password_changed_at := now();
        DELETE FROM identity.known_sign_in WHERE user_id = NEW.id;
        RETURN NEW;
      END $changed$;
      CREATE TRIGGER staff_user_password_changed BEFORE UPDATE OF password_hash ON identity.staff_user
        FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash)
        EXECUTE FUNCTION identity.password_changed();
      CREATE FUNCTION identity.user_deleted() RETURNS trigger LANGUAGE plpgsql AS $deleted$
      BEGIN
        DELETE FROM identity.known_sign_in WHERE user_id = OLD.id;
        RETURN NULL;
      END $deleted$;
      CREATE TRIGGER staff_user_deleted AFTER DELETE ON identity.staff_user
        FOR EACH ROW EXECUTE FUNCTION identity.user_deleted();

      CREATE TABLE identity.password_rule (
        only_one boolean NOT NULL DEFAULT true,
        min_length int NOT NULL DEFAULT 0,
        min_strength text NOT NULL DEFAULT 'Weak',
        CONSTRAINT password_rule_pk PRIMARY KEY (only_one),
        CONSTRAINT password_rule_only_one CHECK (only_one)
      );
      INSERT INTO identity.password_rule DEFAULT VALUES;
    `);
    // Otherwise all staff would be unknown at their usual addresses after an upgrade.
    const sessions: { userId: string; address: string }[] = await queryRunner.query(
      `SELECT user_id AS "userId", address FROM identity.staff_session WHERE expires_at > now() AND address IS NOT NULL`,
    );
    await queryRunner.query(
      `INSERT INTO identity.known_sign_in (user_id, who, until)
       SELECT user_id, who, now() + interval '90 days' FROM unnest($1::uuid[], $2::text[]) AS given (user_id, who)
       ON CONFLICT DO NOTHING`,
      [sessions.map(({ userId }) => userId), sessions.map(({ address }) => `network:${addressGroup(address)}`)],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE identity.password_rule;
      DROP TRIGGER staff_user_password_changed ON identity.staff_user;
      DROP FUNCTION identity.password_changed();
      DROP TRIGGER staff_user_deleted ON identity.staff_user;
      DROP FUNCTION identity.user_deleted();
      ALTER TABLE identity.staff_user DROP COLUMN password_changed_at;
      DROP TABLE identity.known_sign_in;
    `);
  }
}
