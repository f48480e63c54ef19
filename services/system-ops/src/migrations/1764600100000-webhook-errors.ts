import { sqlMigration } from '@larder/platform';

/** Why the last attempt of a delivery failed. */
export const WebhookErrors1764600100000 = sqlMigration(
  'WebhookErrors1764600100000',
  'ALTER TABLE system_ops.webhook_delivery ADD COLUMN error text',
  'ALTER TABLE system_ops.webhook_delivery DROP COLUMN error',
);
