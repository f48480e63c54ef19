import { SystemHealth } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { REMEMBERED } from '../watch/remembered.js';
import { SystemWatch } from '../watch/system-watch.js';
import { judgeHealth } from './judge-health.js';

@Controller('api/admin/system/health')
export class SystemHealthController {
  constructor(private readonly watch: SystemWatch) {}

  @Access('admin', REMEMBERED)
  @Answers(SystemHealth)
  @Get()
  @Header('cache-control', 'no-store')
  async health(): Promise<SystemHealth> {
    return judgeHealth(await this.watch.observation());
  }
}
