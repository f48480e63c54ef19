import { OrderBatchDeletion, OrderBatchResult, OrderBatchStatusChange, PlanQuery } from '@larder/contracts';
import { Access, Answers, ReadsCopy, scopeOf, sessionOf } from '@larder/platform';
import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogCopyConsumer } from '../../copies/catalog-copy.consumer.js';
import { OrderBatchesService } from './order-batches.service.js';

@Controller('api/admin/restaurant/orders/batch')
export class OrderBatchesController {
  constructor(private readonly batches: OrderBatchesService) {}

  @Access('staff')
  @Answers(OrderBatchResult)
  @ReadsCopy(CatalogCopyConsumer)
  @Post('status')
  @HttpCode(200)
  async move(@Body() change: OrderBatchStatusChange, @Req() request: FastifyRequest): Promise<OrderBatchResult> {
    return await this.batches.move(change, scopeOf(request), sessionOf(request).user.role);
  }

  @Access('store-admin', { byRow: true })
  @Answers(OrderBatchResult)
  @Post('delete')
  @HttpCode(200)
  async delete(
    @Body() { ids }: OrderBatchDeletion,
    @Query() plan: PlanQuery,
    @Req() request: FastifyRequest,
  ): Promise<OrderBatchResult> {
    return await this.batches.delete(ids, plan, scopeOf(request));
  }
}
