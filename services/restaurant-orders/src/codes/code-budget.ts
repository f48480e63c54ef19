import {
  addressGroup,
  changedCount,
  RepeatedWork,
  SERVICE_CONFIG,
  Transactions,
  type ServiceConfig,
} from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';
import { KNOWN_DAYS } from './code-browser.js';
import { throttleOf, tooManyCodes, type CodeLimited, type Throttle, type WrongCodes } from './code-policy.js';
import { CodeRefusals } from './code-refusals.js';

/** Enough for any test, but still a limit. */
const TRUSTED_FACTOR = 1_000;

const TIDY_EVERY_MS = 60_000;

const NONE: WrongCodes = { minute: 0, day: 0, minuteSeconds: 60, daySeconds: 86_400 };

@Entity({ schema: 'restaurant_orders', name: 'code_budget' })
export class CodeBudgetEntity {
  @PrimaryColumn('text') key!: string;
  @Column('timestamptz') minuteStartedAt!: Date;
  @Column('int') minuteTries!: number;
  @Column('timestamptz') dayStartedAt!: Date;
  @Column('int') dayTries!: number;
  /** Until then the address counts as known, because a valid code was given there. */
  @Column('timestamptz', { nullable: true }) knownUntil!: Date | null;
  /** From earlier versions, which trusted the address that had used a code instead of its browser. */
  @Column('text', { array: true }) knownCodes!: string[];
  /** The end of the exhausted window that was already logged, so that it is logged once. */
  @Column('timestamptz', { nullable: true }) toldUntil!: Date | null;
}

/** The budgets that a code is charged to, by key. Trusted addresses are not charged to everyone's budget. */
export interface CodeAccounts {
  address: string;
  isTrusted: boolean;
  keys: Partial<Record<CodeLimited, string>> & { address: string };
}

export interface BudgetRow extends WrongCodes {
  key: string;
  isKnown: boolean;
  isTold: boolean;
}

/** A window in the future is from a clock that was ahead, and over. */
const within = (part: 'minute' | 'day'): string =>
  `b.${part}_started_at BETWEEN now() - interval '1 ${part}' AND now() + interval '1 minute'`;
const secondsLeft = (part: 'minute' | 'day'): string =>
  `greatest(1, ceil(extract(epoch FROM b.${part}_started_at + interval '1 ${part}' - now())))::int`;

const IS_TOLD = `coalesce(b.told_until BETWEEN now() AND now() + interval '25 hours', false)`;

/** The columns of a {@link BudgetRow}, from `code_budget AS b`. */
export const BUDGET_ROW = `b.key,
  CASE WHEN ${within('minute')} THEN b.minute_tries ELSE 0 END AS minute,
  CASE WHEN ${within('day')} THEN b.day_tries ELSE 0 END AS day,
  ${secondsLeft('minute')} AS "minuteSeconds", ${secondsLeft('day')} AS "daySeconds",
  coalesce(b.known_until > now(), false) AS "isKnown", ${IS_TOLD} AS "isTold"`;

const next = (part: 'minute' | 'day'): string =>
  `${part}_tries = CASE WHEN ${within(part)} THEN b.${part}_tries + 1 ELSE 1 END,
   ${part}_started_at = CASE WHEN ${within(part)} THEN b.${part}_started_at ELSE now() END`;

/** Writes keys in a fixed order, or two checks could deadlock. */
const rowsOf = (tries: 0 | 1): string => `INSERT INTO restaurant_orders.code_budget AS b (key, minute_tries, day_tries)
  SELECT key, ${tries}, ${tries} FROM unnest($1::text[]) AS key ORDER BY key ON CONFLICT (key) DO UPDATE SET`;

const LOCK = `${rowsOf(0)} key = EXCLUDED.key RETURNING ${BUDGET_ROW}`;
const CHARGE = `${rowsOf(1)} ${next('minute')}, ${next('day')}`;

/**
 * Wrong codes by browser, address, site and everyone, in our schema: the policy holds across replicas, restarts and
 * without Redis. Rows are locked during the decision on a look-up: concurrent guesses cannot slip past.
 */
@Injectable()
export class CodeBudget extends RepeatedWork {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly refusals: CodeRefusals,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {
    super('code budget', TIDY_EVERY_MS);
  }

  accountsOf(address: string, browserId: string | null): CodeAccounts {
    const isTrusted = this.config.trustedAddresses.has(address);
    const [group, site] = [addressGroup(address), addressGroup(address, 48)];
    const keys = {
      address: `address:${group}`,
      ...(site === group ? {} : { site: `site:${site}` }),
      ...(browserId === null ? {} : { browser: `browser:${browserId}` }),
      ...(isTrusted ? {} : { everyone: 'everyone' }),
    };
    return { address, isTrusted, keys };
  }

  /**
   * Charges a wrong code, and records the address of a valid one.
   * @param seen the rows as read before: an exhausted budget refuses without waiting for their locks.
   * @throws Refusal `too_many`, alike for valid and wrong codes.
   */
  async settle(accounts: CodeAccounts, seen: readonly BudgetRow[], isRight: boolean): Promise<void> {
    await this.refuseBeyond(accounts, seen);
    // A trusted address never reaches its limits in practice: its orders do not wait for the lock of one row.
    if (accounts.isTrusted) {
      if (!isRight) await this.dataSource.query(CHARGE, [Object.values(accounts.keys)]);
      return;
    }
    const locked = await this.dataSource.transaction(async (manager) => {
      const rows: BudgetRow[] = await manager.query(LOCK, [Object.values(accounts.keys)]);
      if (this.throttle(accounts, rows)) return rows;
      if (isRight) await manager.query(REMEMBER, [accounts.keys.address]);
      else await manager.query(CHARGE, [Object.values(accounts.keys)]);
      return null;
    });
    if (locked) await this.refuseBeyond(accounts, locked);
  }

  private throttle({ keys, isTrusted }: CodeAccounts, rows: readonly BudgetRow[]): Throttle | null {
    const find = (key: string | undefined) => rows.find((row) => row.key === key);
    const standing = {
      browser: keys.browser === undefined ? null : (find(keys.browser) ?? NONE),
      address: find(keys.address) ?? NONE,
      site: keys.site === undefined ? null : (find(keys.site) ?? NONE),
      everyone: keys.everyone === undefined ? null : (find(keys.everyone) ?? NONE),
      isKnown: find(keys.address)?.isKnown ?? false,
    };
    return throttleOf(standing, isTrusted ? TRUSTED_FACTOR : 1);
  }

  private async refuseBeyond(accounts: CodeAccounts, rows: readonly BudgetRow[]): Promise<void> {
    const throttle = this.throttle(accounts, rows);
    if (!throttle) return;
    this.refusals.countThrottled(accounts.address);
    const key = accounts.keys[throttle.whose] ?? '';
    if (!rows.find((row) => row.key === key)?.isTold) await this.recordThrottling(accounts.address, key, throttle);
    throw tooManyCodes(throttle);
  }

  /** Logged once per window, however many attempts and replicas there are. */
  private async recordThrottling(address: string, key: string, { whose, seconds }: Throttle): Promise<void> {
    const until = new Date(Date.now() + seconds * 1_000).toISOString();
    await this.transactions.run(async ({ manager, announce }) => {
      const changed = await changedCount(
        manager,
        `UPDATE restaurant_orders.code_budget AS b SET told_until = now() + make_interval(secs => $2)
          WHERE key = $1 AND NOT ${IS_TOLD}`,
        [key, seconds],
      );
      if (changed === 0) return;
      announce({ type: 'discount-code.throttled', subject: `address:${address}`, after: { address, whose, until } });
    });
  }

  async turn(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM restaurant_orders.code_budget
        WHERE day_started_at < now() - interval '1 day' AND coalesce(known_until < now(), true)`,
    );
  }
}

const REMEMBER = `UPDATE restaurant_orders.code_budget SET known_until = now() + make_interval(days => ${KNOWN_DAYS})
  WHERE key = $1`;
