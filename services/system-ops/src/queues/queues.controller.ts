import { JobRetryRequest, ParkedRetryAnswer, ParkedRetryRequest, SystemQueues } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { QueuesService } from './queues.service.js';

@Controller('api/admin/system/queues')
export class QueuesController {
  constructor(private readonly queues: QueuesService) {}

  @Access('admin')
  @Answers(SystemQueues)
  @Get()
  async state(): Promise<SystemQueues> {
    return await this.queues.state();
  }

  @Access('admin')
  @Answers(ParkedRetryAnswer)
  @Post('retry')
  @HttpCode(200)
  async retry(@Body() asked: ParkedRetryRequest): Promise<ParkedRetryAnswer> {
    return await this.queues.retry(asked);
  }

  @Access('admin')
  @Answers(ParkedRetryAnswer)
  @Post('jobs/retry')
  @HttpCode(200)
  async retryJob(@Body() asked: JobRetryRequest): Promise<ParkedRetryAnswer> {
    return await this.queues.retryJob(asked);
  }
}
