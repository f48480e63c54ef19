import { RestoreAnswer } from '@larder/contracts';
import { Access, Answers, TakesFile } from '@larder/platform';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RestoreService } from './restore.service.js';

@Controller('api/admin/system')
export class RestoreController {
  constructor(private readonly restores: RestoreService) {}

  @Access('admin')
  @Answers(RestoreAnswer)
  @TakesFile('backup')
  @Post('restore')
  @HttpCode(200)
  async restore(@Req() request: FastifyRequest): Promise<RestoreAnswer> {
    return await this.restores.restore(request);
  }
}
