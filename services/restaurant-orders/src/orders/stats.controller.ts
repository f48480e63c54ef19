import { OrderStats } from '@larder/contracts';
import { Access, Answers, sessionOf } from '@larder/platform';
import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OrderListsService } from './order-lists.service.js';

@Controller('api/admin/restaurant/stats')
export class StatsController {
  constructor(private readonly lists: OrderListsService) {}

  @Access('staff')
  @Answers(OrderStats)
  @Get()
  async stats(@Req() request: FastifyRequest): Promise<OrderStats> {
    return await this.lists.stats(sessionOf(request));
  }
}
