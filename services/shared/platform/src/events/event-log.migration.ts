import { schemaOf, type ServiceName } from '@larder/contracts';
import { SERVICES_ROLE } from '../database/provision.js';
import { sqlMigration } from '../database/sql-migration.js';

/** Creates the tables for events, which every service has. @param name see {@link sqlMigration} @param more SQL */
export function firstMigration(name: string, service: ServiceName, more = ''): ReturnType<typeof sqlMigration> {
  const schema = schemaOf(service);
  const tables = `
    CREATE TABLE ${schema}.event_log (
      number bigint GENERATED ALWAYS AS IDENTITY (CACHE 1),
      type text NOT NULL,
      subject text NOT NULL,
      store_id uuid,
      actor_id uuid,
      actor_name text,
      address text,
      request_id text,
      occurred_at timestamptz NOT NULL DEFAULT now(),
      before jsonb,
      after jsonb,
      CONSTRAINT event_log_pk PRIMARY KEY (number),
      CONSTRAINT event_log_says_something CHECK (before IS NOT NULL OR after IS NOT NULL)
    );
    CREATE INDEX event_log_by_type ON ${schema}.event_log (type, number);
    GRANT SELECT ON ${schema}.event_log TO ${SERVICES_ROLE};

    CREATE TABLE ${schema}.event_cursor (
      consumer text NOT NULL,
      producer text NOT NULL,
      number bigint NOT NULL DEFAULT 0,
      -- The event that is failing right now and how often it has; both zero when all is well.
      failing_number bigint NOT NULL DEFAULT 0,
      failures int NOT NULL DEFAULT 0,
      CONSTRAINT event_cursor_pk PRIMARY KEY (consumer, producer)
    );

    CREATE TABLE ${schema}.parked_event (
      consumer text NOT NULL,
      producer text NOT NULL,
      number bigint NOT NULL,
      type text NOT NULL,
      subject text NOT NULL,
      event jsonb NOT NULL,
      error text NOT NULL,
      parked_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT parked_event_pk PRIMARY KEY (consumer, producer, number)
    );
  `;
  const noWayBack = new Error('The first migration is not undone: drop the schema instead.');
  return sqlMigration(name, tables + more, noWayBack);
}
