import { OrderStats, OrderStatsQuery } from '@larder/contracts';
import { Access, Answers, scopeOf } from '@larder/platform';
import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OrderListsService } from './order-lists.service.js';

@Controller('api/admin/restaurant/stats')
export class StatsController {
  constructor(private readonly lists: OrderListsService) {}

  @Access('staff')
  @Answers(OrderStats)
  @Get()
  async stats(@Query() query: OrderStatsQuery, @Req() request: FastifyRequest): Promise<OrderStats> {
    return await this.lists.stats(query, scopeOf(request));
  }
}
