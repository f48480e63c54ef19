import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Refusal } from '@larder/kernel';
import { addressGroup, SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import type { DataSource } from 'typeorm';

/**
 * Wrong codes that one address may give, and all addresses together that never gave a right one: of 1.7 million possible
 * codes a guesser sees 600 a day, whatever the number of machines.
 */
export const CODE_LIMITS = {
  address: { minute: 10, day: 60 },
  everyone: { minute: 60, day: 600 },
} as const;

/** So long after a right code an address does not share the budget of all. */
const KNOWN_DAYS = 30;

/** How much more a trusted address may: enough for any test, still a limit. */
const TRUSTED_FACTOR = 1_000;

const EVERYONE = 'everyone';

/** What a code check found of its address before the code was looked at. */
export interface AddressStanding {
  known: boolean;
  minuteTries: number;
  dayTries: number;
  minuteSeconds: number;
  daySeconds: number;
}

export interface CodeTry {
  key: string;
  /** Whether the try was counted before its code was looked at. */
  paid: boolean;
  known: boolean;
}

interface Counted extends AddressStanding {
  key: string;
}

/** The same columns for a row that was just written and for one that is read. */
export const STANDING = `coalesce(b.known_until > now(), false) AS known,
  CASE WHEN b.minute_started_at > now() - interval '1 minute' THEN b.minute_tries ELSE 0 END AS "minuteTries",
  CASE WHEN b.day_started_at > now() - interval '1 day' THEN b.day_tries ELSE 0 END AS "dayTries",
  greatest(1, ceil(extract(epoch FROM b.minute_started_at + interval '1 minute' - now())))::int AS "minuteSeconds",
  greatest(1, ceil(extract(epoch FROM b.day_started_at + interval '1 day' - now())))::int AS "daySeconds"`;

/**
 * The budget against guessing codes, rows of our own schema, so that it holds over replicas, restarts and without Redis. An
 * address nobody knows pays before its code is looked at, so that guesses at once cannot slip past; one that gave a right
 * code lately pays only for wrong ones, so that orders of a customer do not queue for a row.
 */
@Injectable()
export class CodeBudget {
  private readonly dataSource: DataSource;
  private readonly config: ServiceConfig;

  constructor(@InjectDataSource() dataSource: DataSource, @Inject(SERVICE_CONFIG) config: ServiceConfig) {
    this.dataSource = dataSource;
    this.config = config;
  }

  keyOf(address: string): string {
    return `address:${addressGroup(address)}`;
  }

  /** @throws Refusal `too_many` with the seconds until there is room again. */
  async open(address: string, standing: AddressStanding | null): Promise<CodeTry> {
    const key = this.keyOf(address);
    const factor = this.config.trustedAddresses.has(address) ? TRUSTED_FACTOR : 1;
    if (standing?.known) {
      // Its next wrong code would be one too many: refused before it is looked at.
      refuseBeyond(
        { ...standing, minuteTries: standing.minuteTries + 1, dayTries: standing.dayTries + 1 },
        'address',
        factor,
      );
      return { key, paid: false, known: true };
    }
    for (const row of await this.count([key, EVERYONE])) {
      refuseBeyond(row, row.key === EVERYONE ? 'everyone' : 'address', factor);
    }
    return { key, paid: true, known: false };
  }

  /** A right code: what was paid is given back, and the address is known from now on. */
  async right({ key, paid, known }: CodeTry): Promise<void> {
    if (known && !paid) return;
    await this.dataSource.query(
      // Locked in the order in which they are counted, or two checks could wait for each other.
      `WITH paid AS (SELECT key FROM restaurant_orders.code_budget WHERE key IN ($1, $2) ORDER BY key FOR UPDATE)
       UPDATE restaurant_orders.code_budget AS b
          SET minute_tries = greatest(b.minute_tries - 1, 0), day_tries = greatest(b.day_tries - 1, 0),
              known_until = CASE WHEN b.key = $1 THEN now() + make_interval(days => $3) ELSE b.known_until END
         FROM paid WHERE b.key = paid.key`,
      [key, EVERYONE, KNOWN_DAYS],
    );
  }

  async wrong({ key, paid }: CodeTry): Promise<void> {
    if (!paid) await this.count([key]);
  }

  private async count(keys: string[]): Promise<Counted[]> {
    const afresh = (part: 'minute' | 'day'): string =>
      `${part}_tries = CASE WHEN b.${part}_started_at < now() - interval '1 ${part}' THEN 1
         ELSE least(b.${part}_tries + 1, 1000000) END,
       ${part}_started_at = CASE WHEN b.${part}_started_at < now() - interval '1 ${part}' THEN now()
         ELSE b.${part}_started_at END`;
    return await this.dataSource.query(
      `INSERT INTO restaurant_orders.code_budget AS b (key, minute_tries, day_tries)
       SELECT key, 1, 1 FROM unnest($1::text[]) AS key ORDER BY key
       ON CONFLICT (key) DO UPDATE SET ${afresh('minute')}, ${afresh('day')}
       RETURNING b.key, ${STANDING}`,
      [keys],
    );
  }

  /** Forgets addresses whose windows are over and whom nobody need know any more. */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM restaurant_orders.code_budget
        WHERE day_started_at < now() - interval '1 day' AND coalesce(known_until < now(), true)`,
    );
  }
}

function refuseBeyond(tries: AddressStanding, whose: keyof typeof CODE_LIMITS, factor: number): void {
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
