import {
  PlanQuery,
  DeletedOrder,
  RestaurantOrderParams,
  OrderFacets,
  OrderFilterQuery,
  OrderHistory,
  OrderListQuery,
  OrderPage,
  OrderPageQuery,
  OrderSelection,
  OrderStats,
  OrderStatsQuery,
  OrderStatusChange,
  RestaurantOrder,
  StoreQuery,
} from '@larder/contracts';
import { Access, Answers, jsonList, ReadsCopy, scopeOf, sendJson, sessionOf } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogCopyConsumer } from '../copies/catalog-copy.consumer.js';
import { DiscountCopyConsumer } from '../copies/discount-copy.consumer.js';
import { OrderListsService } from './order-lists.service.js';
import { OrdersService } from './orders.service.js';

@Controller('api/admin/restaurant/orders')
export class OrdersController {
  constructor(
    private readonly lists: OrderListsService,
    private readonly orders: OrdersService,
  ) {}

  @Access('staff')
  @Answers([RestaurantOrder])
  @ReadsCopy(DiscountCopyConsumer)
  @Get()
  async list(
    @Query() query: OrderListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const scope = scopeOf(request);
    if (query.limit === undefined && query.cursor === undefined) {
      await sendJson(reply, jsonList(this.lists.everything(query, scope)));
      return;
    }
    const { orders, next } = await this.lists.some(query, scope);
    if (next !== null) void reply.header('x-next-cursor', next);
    await reply.send(orders);
  }

  @Access('staff')
  @Answers(OrderPage)
  @ReadsCopy(DiscountCopyConsumer)
  @Get('page')
  async page(@Query() query: OrderPageQuery, @Req() request: FastifyRequest): Promise<OrderPage> {
    return await this.lists.page(query, scopeOf(request));
  }

  @Access('staff')
  @Answers(OrderFacets)
  @Get('facets')
  async facets(@Query() _named: StoreQuery, @Req() request: FastifyRequest): Promise<OrderFacets> {
    return await this.lists.facets(scopeOf(request));
  }

  @Access('staff')
  @Answers(OrderSelection)
  @Get('selection')
  async selection(@Query() query: OrderFilterQuery, @Req() request: FastifyRequest): Promise<OrderSelection> {
    return await this.lists.selection(query, scopeOf(request));
  }

  @Access('staff')
  @Answers(RestaurantOrder)
  @ReadsCopy(DiscountCopyConsumer)
  @Get(':id')
  async one(@Param() { id }: RestaurantOrderParams, @Req() request: FastifyRequest): Promise<RestaurantOrder> {
    return await this.orders.one(id, scopeOf(request));
  }

  @Access('staff')
  @Answers(OrderHistory)
  @Get(':id/history')
  async history(@Param() { id }: RestaurantOrderParams, @Req() request: FastifyRequest): Promise<OrderHistory> {
    return await this.orders.history(id, scopeOf(request));
  }

  @Access('staff')
  @Answers(RestaurantOrder)
  @ReadsCopy(CatalogCopyConsumer)
  @Patch(':id/status')
  async move(
    @Param() { id }: RestaurantOrderParams,
    @Body() change: OrderStatusChange,
    @Req() request: FastifyRequest,
  ): Promise<RestaurantOrder> {
    return await this.orders.move(id, change, scopeOf(request), sessionOf(request).user.role);
  }

  @Access('store-admin', { byRow: true })
  @Answers(DeletedOrder)
  @Delete(':id')
  async delete(
    @Param() { id }: RestaurantOrderParams,
    @Query() plan: PlanQuery,
    @Req() request: FastifyRequest,
  ): Promise<DeletedOrder> {
    return await this.orders.delete(id, plan, scopeOf(request));
  }
}

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
