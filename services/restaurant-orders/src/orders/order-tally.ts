import { dayIn, type OrderStatus } from '@larder/kernel';
import { RepeatedWork } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

/** The number and total of orders: the sum of all rows of a key. Triggers add rows of 1 and -1. */
@Entity({ schema: 'restaurant_orders', name: 'order_tally' })
export class OrderTallyEntity {
  @PrimaryColumn('uuid') storeId!: string;
  /** The day on which the orders were placed, in UTC. */
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') status!: OrderStatus;
  @Column('bigint') orders!: number;
  @Column('numeric') cents!: string;
  @Column('boolean') isFolded!: boolean;
}

/** The number of orders of each restaurant and with each category. */
@Entity({ schema: 'restaurant_orders', name: 'order_name_tally' })
export class OrderNameTallyEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('text') kind!: 'restaurant' | 'category';
  @PrimaryColumn('text') name!: string;
  @Column('bigint') orders!: number;
  @Column('boolean') isFolded!: boolean;
}

/** Orders of some stores placed from one instant to another; null means unbounded. */
export interface TalliedSpan {
  storeIds: readonly string[] | null;
  from: Date | null;
  before: Date | null;
}

interface Ends {
  from: Date | string | null;
  before: Date | string | null;
}

const DAY_MS = 86_400_000;

const midnight = (instant: Date | null, round: (days: number) => number): Date | null =>
  instant && new Date(round(instant.getTime() / DAY_MS) * DAY_MS);

/**
 * Rows of `status`, `orders` and `cents`. Whole days in UTC come from the tally, partial ones at both ends of a span
 * from the orders themselves.
 */
export function talliedOrders(
  statuses: readonly OrderStatus[] | undefined,
  spans: readonly TalliedSpan[],
): { sql: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const part = (
    columns: string,
    column: string,
    type: string,
    storeIds: TalliedSpan['storeIds'],
    ends: Ends,
  ): string => {
    const conditions = [
      ['store_id = ANY', 'uuid[]', storeIds],
      ['status = ANY', 'text[]', statuses],
      [`${column} >= `, type, ends.from],
      [`${column} < `, type, ends.before],
    ] as const;
    const given = conditions.filter(([, , value]) => value !== null && value !== undefined);
    const where = given.map(([condition, cast, value]) => `${condition}($${parameters.push(value)}::${cast})`);
    return `SELECT ${columns}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}`;
  };
  const days = ({ storeIds, from, before }: TalliedSpan): string =>
    part('status, orders, cents FROM restaurant_orders.order_tally', 'day', 'date', storeIds, {
      from: from && dayIn(from, 'UTC'),
      before: before && dayIn(before, 'UTC'),
    });
  const orders = ({ storeIds, ...ends }: TalliedSpan): string =>
    part(
      'status, 1 AS orders, total_cents AS cents FROM restaurant_orders.restaurant_order',
      'created_at',
      'timestamptz',
      storeIds,
      ends,
    );
  const parts = spans.flatMap((span) => {
    const first = midnight(span.from, Math.ceil);
    const last = midnight(span.before, Math.floor);
    if (first && last && first >= last) return [orders(span)];
    return [
      days({ ...span, from: first, before: last }),
      ...(first && span.from && span.from < first ? [orders({ ...span, before: first })] : []),
      ...(last && span.before && last < span.before ? [orders({ ...span, from: last })] : []),
    ];
  });
  return { sql: parts.join(' UNION ALL '), parameters };
}

const EVERY_MS = 60_000;

/** SQL that merges the rows of a key. Another replica's turn takes other rows, or waits for ours and finds none. */
const fold = (table: string, keys: string, once: string, sums: readonly string[]): string => `
  WITH loose AS (DELETE FROM restaurant_orders.${table} WHERE NOT is_folded RETURNING *)
  INSERT INTO restaurant_orders.${table} AS t (${keys}, ${sums.join(', ')}, is_folded)
  SELECT ${keys}, ${sums.map((sum) => `sum(${sum})`).join(', ')}, true FROM loose GROUP BY ${keys} ORDER BY ${keys}
  ON CONFLICT (${once}) WHERE is_folded
  DO UPDATE SET ${sums.map((sum) => `${sum} = t.${sum} + excluded.${sum}`).join(', ')}`;

/** Folds the tally. Without it counts stay right but take longer and longer. */
@Injectable()
export class FoldTallyTimer extends RepeatedWork {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super('order-tally', EVERY_MS);
  }

  async turn(): Promise<void> {
    const keys = 'store_id, day, status';
    await this.dataSource.query(fold('order_tally', keys, keys, ['orders', 'cents']));
    await this.dataSource.query(
      fold('order_name_tally', 'store_id, kind, name', 'store_id, kind, md5(name)', ['orders']),
    );
    // Removes names of restaurants that have no orders left.
    await this.dataSource.query('DELETE FROM restaurant_orders.order_name_tally WHERE is_folded AND orders = 0');
  }
}
