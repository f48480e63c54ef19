import { sqlMigration } from '@larder/platform';

/** A product's history is read by the subject of its events, however long the log has grown. */
export const EventLogBySubject1763700100000 = sqlMigration(
  'EventLogBySubject1763700100000',
  'CREATE INDEX event_log_by_subject ON catalog.event_log (subject, number)',
  'DROP INDEX catalog.event_log_by_subject',
);
