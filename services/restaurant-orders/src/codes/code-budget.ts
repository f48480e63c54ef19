import { Refusal } from '@larder/kernel';
import { addressGroup, SERVICE_CONFIG, Transactions, type ServiceConfig } from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

/** Wrong codes of one address, and of all unknown ones: of 1.7 million codes a guesser sees 600 a day. */
export const CODE_LIMITS = {
  address: { minute: 10, day: 60 },
  everyone: { minute: 60, day: 600 },
} as const;

/** How long a right code gives an address its own budget. */
const KNOWN_DAYS = 30;

/** A chain's kitchens may order from one office. */
const KNOWN_CODES = 200;

/** Enough for any test, still a limit. */
const TRUSTED_FACTOR = 1_000;

type CodeLimited = keyof typeof CODE_LIMITS;

const EVERYONE = 'everyone';

export interface AddressStanding {
  /** It gave a right code lately. */
  known: boolean;
  /** It gave this code, which is right. */
  hasGiven: boolean;
  /** `known_until` should be renewed. */
  fading: boolean;
}

export interface CodeTry {
  key: string;
  /** The charged budgets. */
  paidBy: readonly string[];
}

interface Counted {
  key: string;
  minuteTries: number;
  dayTries: number;
  minuteSeconds: number;
  daySeconds: number;
}

@Entity({ schema: 'restaurant_orders', name: 'code_budget' })
export class CodeBudgetEntity {
  @PrimaryColumn('text') key!: string;
  @Column('timestamptz') minuteStartedAt!: Date;
  @Column('int') minuteTries!: number;
  @Column('timestamptz') dayStartedAt!: Date;
  @Column('int') dayTries!: number;
  @Column('timestamptz', { nullable: true }) knownUntil!: Date | null;
  @Column('text', { array: true }) knownCodes!: string[];
}

/** Columns of `code_budget AS b`, for the code in `$1`. */
export const STANDING = `coalesce(b.known_until > now(), false) AS known,
  coalesce(b.known_until > now(), false) AND $1 = ANY(b.known_codes) AS "hasGiven",
  coalesce(b.known_until < now() + make_interval(days => ${KNOWN_DAYS - 1}), true) AS fading`;

const COUNTED = `b.key, b.minute_tries AS "minuteTries", b.day_tries AS "dayTries",
  greatest(1, ceil(extract(epoch FROM b.minute_started_at + interval '1 minute' - now())))::int AS "minuteSeconds",
  greatest(1, ceil(extract(epoch FROM b.day_started_at + interval '1 day' - now())))::int AS "daySeconds"`;

const afresh = (part: 'minute' | 'day'): string =>
  `${part}_tries = CASE WHEN b.${part}_started_at < now() - interval '1 ${part}' THEN 1
     ELSE least(b.${part}_tries + 1, 1000000) END,
   ${part}_started_at = CASE WHEN b.${part}_started_at < now() - interval '1 ${part}' THEN now()
     ELSE b.${part}_started_at END`;

const COUNT = `ON CONFLICT (key) DO UPDATE SET ${afresh('minute')}, ${afresh('day')} RETURNING ${COUNTED}`;

/**
 * Against guessing codes, in our schema, so that it holds across replicas, restarts and without Redis. Tries are paid
 * before the code is checked. A code that the address gave before is free: orders do not queue for a row, and others at
 * the same address cannot lock it out.
 */
@Injectable()
export class CodeBudget {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  keyOf(address: string): string {
    return `address:${addressGroup(address)}`;
  }

  /**
   * Charges an address, and all together while it is unknown and within its own limit, since its own refusals must not
   * use up the others' budget.
   * @throws Refusal `too_many` with the seconds to wait.
   */
  async pay(address: string, known: boolean): Promise<CodeTry> {
    const key = this.keyOf(address);
    const factor = this.config.trustedAddresses.has(address) ? TRUSTED_FACTOR : 1;
    const { minute, day } = CODE_LIMITS.address;
    const rows: Counted[] = await this.dataSource.query(
      // The address before everyone, as in `right`, or two checks could deadlock.
      `WITH own AS (
         INSERT INTO restaurant_orders.code_budget AS b (key, minute_tries, day_tries) VALUES ($1, 1, 1) ${COUNT}
       ), shared AS (
         INSERT INTO restaurant_orders.code_budget AS b (key, minute_tries, day_tries)
         SELECT $2, 1, 1 FROM own WHERE NOT $3 AND "minuteTries" <= $4 AND "dayTries" <= $5 ${COUNT}
       )
       SELECT * FROM own UNION ALL SELECT * FROM shared`,
      [key, EVERYONE, known, minute * factor, day * factor],
    );
    for (const row of rows) {
      const whose = row.key === EVERYONE ? 'everyone' : 'address';
      const beyond = beyondLimits(row, whose, factor);
      if (!beyond) continue;
      if (beyond.isFirst) await this.recordThrottling(address, whose, beyond.seconds);
      throw tooMany(beyond);
    }
    return { key, paidBy: rows.map((row) => row.key) };
  }

  private async recordThrottling(address: string, whose: CodeLimited, seconds: number): Promise<void> {
    const until = new Date(Date.now() + seconds * 1000).toISOString();
    const after = { address, whose, until };
    await this.transactions.record({ type: 'discount-code.throttled', subject: `address:${address}`, after });
  }

  /** Gives back what was paid; the address is known from now on. */
  async right({ key, paidBy }: CodeTry, code: string): Promise<void> {
    await this.dataSource.query(
      `WITH paid AS (SELECT key FROM restaurant_orders.code_budget WHERE key = ANY($1) ORDER BY key FOR UPDATE)
       UPDATE restaurant_orders.code_budget AS b
          SET minute_tries = greatest(b.minute_tries - 1, 0), day_tries = greatest(b.day_tries - 1, 0)
              ${remember('$2', '$3')}
         FROM paid WHERE b.key = paid.key`,
      [paidBy, key, code],
    );
  }

  async remind(address: string, code: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE restaurant_orders.code_budget AS b SET key = b.key ${remember('$1', '$2')} WHERE b.key = $1`,
      [this.keyOf(address), code],
    );
  }

  async tidy(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM restaurant_orders.code_budget
        WHERE day_started_at < now() - interval '1 day' AND coalesce(known_until < now(), true)`,
    );
  }
}

/** Without expired ones. */
function remember(key: string, code: string): string {
  const earlier = `array_remove(CASE WHEN b.known_until > now() THEN b.known_codes ELSE '{}' END, ${code}::text)`;
  return `, known_until = CASE WHEN b.key = ${key} THEN now() + make_interval(days => ${KNOWN_DAYS}) ELSE b.known_until END,
    known_codes = CASE WHEN b.key = ${key}
      THEN (${code}::text || ${earlier})[1:${KNOWN_CODES}] ELSE b.known_codes END`;
}

interface Beyond {
  isDay: boolean;
  seconds: number;
  /** A client that keeps trying uses up its tries of the day within minutes and is not reported again. */
  isFirst: boolean;
}

function beyondLimits(tries: Counted, whose: CodeLimited, factor: number): Beyond | null {
  const { minute, day } = CODE_LIMITS[whose];
  const overDay = tries.dayTries - day * factor;
  if (overDay > 0) return { isDay: true, seconds: tries.daySeconds, isFirst: overDay === 1 };
  const overMinute = tries.minuteTries - minute * factor;
  return overMinute > 0 ? { isDay: false, seconds: tries.minuteSeconds, isFirst: overMinute === 1 } : null;
}

function tooMany({ isDay, seconds }: Beyond): Refusal {
  return new Refusal(
    'too_many',
    isDay
      ? 'Too many codes were tried. Please call the store.'
      : 'Too many codes were tried. Please wait a minute and try again.',
    { retryAfterSeconds: seconds },
  );
}
