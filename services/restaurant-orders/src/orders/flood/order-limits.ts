import { isDeepStrictEqual } from 'node:util';
import { OrderLimits, OrderLimitsInUse, type EventMap } from '@larder/contracts';
import {
  DEFAULT_ORDER_LIMITS,
  ORDER_LIMIT_IDS,
  ORDER_LIMIT_PAIRS,
  Refusal,
  type OrderLimitValues,
} from '@larder/kernel';
import { Access, addressGroup, Answers, Transactions } from '@larder/platform';
import { Body, Controller, Get, Injectable, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';
import type { Flood } from './order-flood.js';

@Entity({ schema: 'restaurant_orders', name: 'order_limits' })
export class OrderLimitsEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('jsonb') limits!: Partial<OrderLimitValues>;
}

/** An order of the last hour, with the keys by which floods are recognized. */
@Entity({ schema: 'restaurant_orders', name: 'order_mark' })
export class OrderMarkEntity {
  @PrimaryColumn('uuid') orderId!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') network!: string;
  @Column('text', { nullable: true }) phone!: string | null;
}

/** SQL: the number of orders within a time. Those in the future are from a clock that was ahead. */
export const ordersWithin = (interval: string, whose = 'true'): string =>
  `(SELECT count(*) FROM restaurant_orders.order_mark
     WHERE ${whose} AND at BETWEEN now() - interval '${interval}' AND now() + interval '1 minute')`;

/** SQL: the orders that count towards the total, within a minute and an hour. */
export const TOTAL_ORDERS = `
  ${ordersWithin('1 minute')}::int AS "totalMinute", ${ordersWithin('1 hour')}::int AS "totalHour"`;

/** SQL: the limits in force, as JSON. */
export const LIMITS_IN_FORCE = `(SELECT '${JSON.stringify(DEFAULT_ORDER_LIMITS)}'::jsonb || limits
  FROM restaurant_orders.order_limits)`;

type Reached = NonNullable<EventMap['order-limits.reached']['after']>;

@Injectable()
export class OrderLimitsService {
  /** Recently recorded refusals by limit and network, with the time until which they are not recorded again. */
  private readonly recorded = new Map<string, number>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async read(): Promise<OrderLimitsInUse> {
    const [row] = await this.dataSource.query<{ limits: OrderLimits; totalMinute: number; totalHour: number }[]>(
      `SELECT ${LIMITS_IN_FORCE} AS limits, ${TOTAL_ORDERS}`,
    );
    const { totalMinute: ordersOfMinute = 0, totalHour: ordersOfHour = 0 } = row ?? {};
    return { ...(row?.limits ?? DEFAULT_ORDER_LIMITS), ordersOfMinute, ordersOfHour };
  }

  /** @throws Refusal `invalid` */
  async save(given: OrderLimits): Promise<OrderLimitsInUse> {
    const after = limitsOf(given);
    for (const [minute, hour] of ORDER_LIMIT_PAIRS) {
      if (after[minute] > after[hour]) {
        throw new Refusal('invalid', 'The hourly limit must not be lower than the limit per minute.');
      }
    }
    await this.transactions.run(async ({ manager, announce }) => {
      const [row] = await manager.query<{ limits: OrderLimitValues }[]>(
        'SELECT limits FROM restaurant_orders.order_limits FOR UPDATE',
      );
      const before = limitsOf({ ...DEFAULT_ORDER_LIMITS, ...row?.limits });
      if (isDeepStrictEqual(after, before)) return;
      // Only limits that differ are stored, so that defaults follow later releases.
      const set = ORDER_LIMIT_IDS.filter((id) => after[id] !== DEFAULT_ORDER_LIMITS[id]).map((id) => [id, after[id]]);
      await manager.query('UPDATE restaurant_orders.order_limits SET limits = $1', [
        JSON.stringify(Object.fromEntries(set)),
      ]);
      announce({ type: 'order-limits.updated', subject: 'order-limits:all', before, after });
    });
    return await this.read();
  }

  /** Logged once per window, so that repeated attempts do not fill the log. */
  async recordReached({ whose, within }: Flood, address: string): Promise<void> {
    const now = Date.now();
    for (const [key, until] of this.recorded) if (until <= now) this.recorded.delete(key);
    const key = whose === 'total' ? `total ${within}` : `${whose} ${within} ${addressGroup(address, 48)}`;
    // In a flood from very many networks the first thousand are recorded, and reaching the total always is.
    if (this.recorded.has(key) || (whose !== 'total' && this.recorded.size >= 1_000)) return;
    this.recorded.set(key, now + (within === 'minute' ? 60_000 : 3_600_000));
    const after: Reached = { address, whose, within };
    await this.transactions.record({ type: 'order-limits.reached', subject: `address:${address}`, after });
  }
}

function limitsOf(limits: OrderLimitValues): OrderLimitValues {
  const values = ORDER_LIMIT_IDS.map((id) => [id, limits[id]]);
  return Object.fromEntries(values) as unknown as OrderLimitValues;
}

@Controller('api/admin/restaurant/order-limits')
export class OrderLimitsController {
  constructor(private readonly limits: OrderLimitsService) {}

  @Access('admin')
  @Answers(OrderLimitsInUse)
  @Get()
  async read(): Promise<OrderLimitsInUse> {
    return await this.limits.read();
  }

  @Access('admin')
  @Answers(OrderLimitsInUse)
  @Put()
  async save(@Body() limits: OrderLimits): Promise<OrderLimitsInUse> {
    return await this.limits.save(limits);
  }
}
