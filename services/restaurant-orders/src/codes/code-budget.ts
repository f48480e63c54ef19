import { Refusal } from '@larder/kernel';
import { addressGroup, SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

/**
 * Wrong codes that one address may give, and all addresses together that never gave a right one: of 1.7 million possible
 * codes a guesser sees 600 a day, whatever the number of machines.
 */
export const CODE_LIMITS = {
  address: { minute: 10, day: 60 },
  everyone: { minute: 60, day: 600 },
} as const;

/** How long after a right code an address has a budget of its own. */
const KNOWN_DAYS = 30;

/** Right codes that are remembered of one address: a chain's kitchens may order from one office. */
const KNOWN_CODES = 200;

/** How much more a trusted address may: enough for any test, still a limit. */
const TRUSTED_FACTOR = 1_000;

const EVERYONE = 'everyone';

/** What is known of an address when it gives a code. */
export interface AddressStanding {
  /** It gave a right code lately. */
  known: boolean;
  /** It gave this very code, which is right. */
  hasGiven: boolean;
  /** That it is known should be written down again. */
  fading: boolean;
}

export interface CodeTry {
  key: string;
  /** Whose budgets were charged. */
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
 * The budget against guessing codes, rows of our own schema, so that it holds over replicas, restarts and without Redis. A
 * try is paid before its code is looked at, so that guesses at once cannot slip past. A code that its address gave before is
 * no guess: it costs nothing, orders of a customer do not queue for a row, and nobody behind the same address locks it out.
 */
@Injectable()
export class CodeBudget {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  keyOf(address: string): string {
    return `address:${addressGroup(address)}`;
  }

  /**
   * Charges an address, and all together while it is unknown and within its own limit: what is refused for its address alone
   * must not use up what others have.
   * @throws Refusal `too_many` with the seconds until there is room again.
   */
  async pay(address: string, known: boolean): Promise<CodeTry> {
    const key = this.keyOf(address);
    const factor = this.config.trustedAddresses.has(address) ? TRUSTED_FACTOR : 1;
    const { minute, day } = CODE_LIMITS.address;
    const rows: Counted[] = await this.dataSource.query(
      // The address before everyone, as in `right`, or two checks could wait for each other.
      `WITH own AS (
         INSERT INTO restaurant_orders.code_budget AS b (key, minute_tries, day_tries) VALUES ($1, 1, 1) ${COUNT}
       ), shared AS (
         INSERT INTO restaurant_orders.code_budget AS b (key, minute_tries, day_tries)
         SELECT $2, 1, 1 FROM own WHERE NOT $3 AND "minuteTries" <= $4 AND "dayTries" <= $5 ${COUNT}
       )
       SELECT * FROM own UNION ALL SELECT * FROM shared`,
      [key, EVERYONE, known, minute * factor, day * factor],
    );
    for (const row of rows) refuseBeyond(row, row.key === EVERYONE ? 'everyone' : 'address', factor);
    return { key, paidBy: rows.map((row) => row.key) };
  }

  /** A right code: what was paid is given back, and the address is known from now on, with this code. */
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

  /** The same for a code that cost nothing. */
  async remind(address: string, code: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE restaurant_orders.code_budget AS b SET key = b.key ${remember('$1', '$2')} WHERE b.key = $1`,
      [this.keyOf(address), code],
    );
  }

  /** Deletes addresses whose windows are over. */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM restaurant_orders.code_budget
        WHERE day_started_at < now() - interval '1 day' AND coalesce(known_until < now(), true)`,
    );
  }
}

/** The latest codes of an address, without expired ones. */
function remember(key: string, code: string): string {
  const earlier = `array_remove(CASE WHEN b.known_until > now() THEN b.known_codes ELSE '{}' END, ${code}::text)`;
  return `, known_until = CASE WHEN b.key = ${key} THEN now() + make_interval(days => ${KNOWN_DAYS}) ELSE b.known_until END,
    known_codes = CASE WHEN b.key = ${key}
      THEN (${code}::text || ${earlier})[1:${KNOWN_CODES}] ELSE b.known_codes END`;
}

function refuseBeyond(tries: Counted, whose: keyof typeof CODE_LIMITS, factor: number): void {
  const { minute, day } = CODE_LIMITS[whose];
  const overDay = tries.dayTries > day * factor;
  if (!overDay && tries.minuteTries <= minute * factor) return;
  throw new Refusal(
    'too_many',
    overDay
      ? 'Too many codes were tried. Please call the store.'
      : 'Too many codes were tried. Please wait a minute and try again.',
    { retryAfterSeconds: overDay ? tries.daySeconds : tries.minuteSeconds },
  );
}
