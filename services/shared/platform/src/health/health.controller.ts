import { Refusal } from '@larder/kernel';
import { Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Access } from '../auth/access.decorator.js';
import { RedisLink } from '../broadcast/redis-link.js';
import { databaseAnswers } from './database-answers.js';
import { Lifecycle } from './lifecycle.js';

/** Probes for supervisors, on the service's port. Ready does not require Redis. */
@Controller('internal')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly redis: RedisLink,
    private readonly lifecycle: Lifecycle,
  ) {}

  @Access('public')
  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Access('public')
  @Get('ready')
  async ready(): Promise<{ status: 'ready'; redis: 'connected' | 'away' }> {
    if (this.lifecycle.isStopping())
      throw new Refusal('unavailable', 'The service is stopping.', { retryAfterSeconds: 1 });
    if (!(await databaseAnswers(this.dataSource))) {
      throw new Refusal('unavailable', 'The database does not respond.', { retryAfterSeconds: 1 });
    }
    return { status: 'ready', redis: this.redis.isConnected() ? 'connected' : 'away' };
  }
}
