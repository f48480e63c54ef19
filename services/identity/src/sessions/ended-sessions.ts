import { RepeatedWork } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const FORGET_EVERY_MS = 10 * 60_000;

@Injectable()
export class EndedSessions extends RepeatedWork {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super('ended sessions', FORGET_EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.dataSource.query('DELETE FROM identity.staff_session WHERE expires_at < now()');
  }
}
