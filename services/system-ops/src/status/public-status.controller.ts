import { PublicStatus } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { SystemWatch } from '../watch/system-watch.js';
import { publicStatus } from './public-status.js';

@Controller('api/status')
export class PublicStatusController {
  constructor(private readonly watch: SystemWatch) {}

  @Access('public')
  @Answers(PublicStatus)
  @Get()
  @Header('cache-control', 'no-store')
  async status(): Promise<PublicStatus> {
    return publicStatus(await this.watch.observation());
  }
}
