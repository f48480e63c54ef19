import { DaySheet, OrderDayQuery, PickList } from '@larder/contracts';
import { centsToDollars, partsOfDay, pickList } from '@larder/kernel';
import { Access, Answers, ReadsCopy, scopeOf, type StoreScope } from '@larder/platform';
import { Controller, Get, Injectable, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogCopyConsumer } from '../../copies/catalog-copy.consumer.js';
import { DiscountCopyConsumer } from '../../copies/discount-copy.consumer.js';
import { orderView, type OrderRow } from '../order-row.js';
import { OrderDayRepository } from './order-day.repository.js';

/** The orders that a store has to pick and hand over on a day. Cancelled ones are only counted. */
@Injectable()
export class OrderDayService {
  constructor(private readonly days: OrderDayRepository) {}

  async sheet({ day }: OrderDayQuery, scope: StoreScope): Promise<DaySheet> {
    const { orders, ...about } = await this.read(day, scope);
    const byRestaurant = orders.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    return {
      ...about,
      orders: orders.length,
      parts: partsOfDay(byRestaurant).map(({ totalCents, ...part }) => ({
        ...part,
        orders: part.orders.map(orderView),
        totalAmount: centsToDollars(totalCents),
      })),
      totalAmount: centsToDollars(orders.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    };
  }

  async picks({ day }: OrderDayQuery, scope: StoreScope): Promise<PickList> {
    const [{ orders, ...about }, categories] = await Promise.all([this.read(day, scope), this.days.categories()]);
    const picked = pickList(orders, categories).map(({ category, products }) => ({
      category,
      products: products.map(({ category: _same, ...product }) => product),
    }));
    return { ...about, orders: orders.length, categories: picked };
  }

  private async read(day: string, scope: StoreScope) {
    const { id, ...store } = await this.days.store(scope);
    const [orders, cancelled] = await Promise.all([this.days.orders(id, day), this.days.cancelled(id, day)]);
    return { store, day, orders, cancelled };
  }
}

const nameOf = ({ restaurantName }: OrderRow): string => restaurantName.toLowerCase();

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

@Controller('api/admin/restaurant/orders')
export class OrderDayController {
  constructor(private readonly days: OrderDayService) {}

  @Access('staff')
  @Answers(DaySheet)
  @ReadsCopy(DiscountCopyConsumer)
  @Get('day-sheet')
  async sheet(@Query() query: OrderDayQuery, @Req() request: FastifyRequest): Promise<DaySheet> {
    return await this.days.sheet(query, scopeOf(request));
  }

  @Access('staff')
  @Answers(PickList)
  @ReadsCopy(CatalogCopyConsumer)
  @Get('pick-list')
  async picks(@Query() query: OrderDayQuery, @Req() request: FastifyRequest): Promise<PickList> {
    return await this.days.picks(query, scopeOf(request));
  }
}
