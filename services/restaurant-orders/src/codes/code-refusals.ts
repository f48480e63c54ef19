import { addressGroup, changedRows, INSTANT, RepeatedWork, tableOf, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

const EVERY_MS = 2_000;

/** Addresses counted separately in a minute; all others are counted together. */
const OWN_ROWS = 100;
const OTHERS = 'others';

@Entity({ schema: 'restaurant_orders', name: 'code_refusal' })
export class CodeRefusalEntity {
  /** An IPv6 network counts as one address. After the first hundred in a minute all others share one row. */
  @PrimaryColumn('text') address!: string;
  @PrimaryColumn(INSTANT) minute!: string;
  /** The number of wrong codes. */
  @Column('int') count!: number;
  /** The number of codes that were not looked up. */
  @Column('int') throttled!: number;
}

const REFUSAL = tableOf(CodeRefusalEntity);

const ADD = `WITH own AS (
    SELECT address FROM restaurant_orders.code_refusal WHERE minute = date_trunc('minute', now()) AND address <> '${OTHERS}'
  ), given AS (
    SELECT *, address IN (SELECT address FROM own) AS "hasRow"
      FROM jsonb_to_recordset($1::jsonb) AS (address text, count int, throttled int)
  ), counted AS (
    SELECT CASE WHEN "hasRow" OR (SELECT count(*) FROM own)
        + row_number() OVER (PARTITION BY "hasRow" ORDER BY address = '${OTHERS}') <= ${OWN_ROWS}
      THEN address ELSE '${OTHERS}' END AS address, count, throttled FROM given
  )
  INSERT INTO restaurant_orders.code_refusal AS r (address, minute, count, throttled)
  SELECT address, date_trunc('minute', now()), sum(count), sum(throttled) FROM counted GROUP BY address ORDER BY address
  ON CONFLICT (address, minute) DO UPDATE
    SET count = r.count + EXCLUDED.count, throttled = r.throttled + EXCLUDED.throttled`;

/** Logs one counted event per address and minute, of about a hundred addresses: guessing cannot fill the log. */
@Injectable()
export class CodeRefusals extends RepeatedWork {
  /** Counts since the last turn: a flood of guesses must not become a flood of writes. */
  private throttled = new Map<string, number>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {
    super('code refusals', EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.writeThrottled();
    await this.report();
  }

  /** Counts a wrong code without recording it: a mistyped one may be another restaurant's secret. */
  async count(address: string): Promise<void> {
    await this.dataSource.query(ADD, [JSON.stringify([{ address: addressGroup(address), count: 1, throttled: 0 }])]);
  }

  countThrottled(address: string): void {
    this.add(addressGroup(address), 1);
  }

  private add(own: string, times: number): void {
    const group = this.throttled.has(own) || this.throttled.size < OWN_ROWS ? own : OTHERS;
    this.throttled.set(group, (this.throttled.get(group) ?? 0) + times);
  }

  private async writeThrottled(): Promise<void> {
    const counted = [...this.throttled].map(([address, throttled]) => ({ address, count: 0, throttled }));
    if (counted.length === 0) return;
    this.throttled = new Map();
    await this.dataSource.query(ADD, [JSON.stringify(counted)]).catch((error: unknown) => {
      for (const { address, throttled } of counted) this.add(address, throttled);
      throw error;
    });
  }

  /** Logs the counts; each row is taken by one replica. */
  async report(): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      const rows = await changedRows<CodeRefusalEntity>(
        manager,
        `DELETE FROM restaurant_orders.code_refusal WHERE (address, minute) IN (
           SELECT address, minute FROM restaurant_orders.code_refusal
            WHERE minute < date_trunc('minute', now()) LIMIT 500 FOR UPDATE SKIP LOCKED
         ) RETURNING ${REFUSAL.columns()}`,
        [],
      );
      for (const { address, minute, count, throttled } of rows) {
        const after = { address, minute, count, ...(throttled > 0 ? { throttled } : {}) };
        announce({ type: 'discount-code.refused', subject: `address:${address}`, after });
      }
    });
  }
}
