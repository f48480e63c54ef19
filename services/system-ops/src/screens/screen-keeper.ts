import { RepeatedWork } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LAST_CHANGES } from './price-change.read-model.js';

const EVERY_MS = 10 * 60_000;

/** How long receipts are kept; those of the last changes are kept longer. */
export const RECEIPTS_KEPT_DAYS = 30;

/** Deletes expired pairing codes and old receipts. */
@Injectable()
export class ScreenKeeper extends RepeatedWork {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super('screens', EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.dataSource.query(`DELETE FROM system_ops.screen_candidate WHERE seen_at < now() - interval '1 hour'`);
    // Receipts of changes that are still shown are kept, however old.
    await this.dataSource.query(
      `WITH ${LAST_CHANGES}
       DELETE FROM system_ops.screen_receipt
        WHERE confirmed_at < now() - interval '${RECEIPTS_KEPT_DAYS} days' AND revision < (SELECT min(number) FROM change)`,
    );
    // Deletes rows of screens that a restore removed.
    await this.dataSource.query(
      `DELETE FROM system_ops.screen_sight AS sight
        WHERE NOT EXISTS (SELECT 1 FROM system_ops.screen AS s WHERE s.id = sight.screen_id)`,
    );
  }
}
