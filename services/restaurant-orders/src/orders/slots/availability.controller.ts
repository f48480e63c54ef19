import { Availability, AvailabilityQuery } from '@larder/contracts';
import { addDays, availability, dayIn, notFound, type DeliverySlot } from '@larder/kernel';
import { Access, Answers, queryPrepared, ReadsCopy, translated } from '@larder/platform';
import { Controller, Get, Injectable, Query, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { CatalogCopyConsumer } from '../../copies/catalog-copy.consumer.js';
import { orderingFacts, orderingStore, type OrderingFacts } from '../../copies/ordering-store.sql.js';
import { openStore } from '../../copies/store-copies.service.js';
import { HAS_PLACE } from './slot-places.js';

const USUAL_DAYS = 14;

interface Reading {
  facts: OrderingFacts;
  /** The number of orders by day and slot. */
  taken: Readonly<Record<string, number>>;
}

@Injectable()
export class AvailabilityService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The facts on which {@link placeOrder} decides, for every requested day and slot. */
  async look({ store, type, from, days = USUAL_DAYS }: AvailabilityQuery, now = new Date()): Promise<Availability> {
    const [reading] = await queryPrepared<Reading>(this.dataSource, READ, [store ?? null, from ?? null, days]);
    if (!reading) throw notFound('Store');
    const of = orderingStore(reading.facts);
    const first = from ?? dayIn(now, of.timeZone);
    const asked = Array.from({ length: days }, (_, ahead) => addDays(first, ahead));
    const taken = (day: string, slot: DeliverySlot): number => reading.taken[`${day} ${slot}`] ?? 0;
    return {
      days: availability(of, type !== 'pickup', asked, now, taken).map(({ reason, ...day }) => ({
        ...day,
        ...(reason ? { reason: translated(reason) } : {}),
      })),
    };
  }
}

/** Without a first day it starts a day before today, in case clocks differ by a moment. */
const READ = `SELECT ${orderingFacts('s')} AS facts,
    (SELECT coalesce(jsonb_object_agg(slots.slot, slots.orders), '{}') FROM (
      SELECT o.delivery_date || ' ' || o.delivery_time AS slot, count(*) AS orders
        FROM restaurant_orders.restaurant_order AS o
       WHERE o.store_id = s.id AND ${HAS_PLACE} AND o.delivery_date >= f.day AND o.delivery_date <= f.day + $3::int + 1
       GROUP BY 1) AS slots) AS taken
  FROM restaurant_orders.store_copy AS s,
       LATERAL (SELECT coalesce($2::date, (now() AT TIME ZONE s.time_zone)::date - 1) AS day) AS f
 WHERE ${openStore('$1')} LIMIT 1`;

@Controller('api/restaurant/availability')
export class AvailabilityController {
  constructor(private readonly service: AvailabilityService) {}

  @Access('public')
  @ReadsCopy(CatalogCopyConsumer)
  @Answers(Availability)
  @Get()
  async look(
    @Query() query: AvailabilityQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Availability> {
    void reply.header('cache-control', 'no-store');
    return await this.service.look(query);
  }
}
