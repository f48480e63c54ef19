import { addressGroup, SERVICE_CONFIG, Transactions, type ServiceConfig } from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';
import { browserKey, networkKey, type PasswordGiver } from './known-sign-ins.js';
import {
  LOGIN_LIMITS,
  lockOutOf,
  tooManySignIns,
  WINDOW_SECONDS,
  type Failures,
  type LockOut,
  type LoginLimited,
} from './login-policy.js';

/** Enough for any test, but still a limit. */
const TRUSTED_FACTOR = 1_000;

@Entity({ schema: 'identity', name: 'login_budget' })
export class LoginBudgetEntity {
  @PrimaryColumn('text') key!: string;
  /** For a name, the time of the last failure. */
  @Column('timestamptz') windowStartedAt!: Date;
  @Column('int') attempts!: number;
}

type Keys = Partial<Record<LoginLimited, string>> & Record<'pair' | 'address' | 'name', string>;

/** The source of an attempt, with the keys of its counters. */
interface Tryer {
  username: string;
  address: string;
  keys: Keys;
  isKnownNetwork: boolean;
  isTrusted: boolean;
}

export interface LoginTry extends Tryer {
  /** The counters that the attempt was charged to, after it. */
  counts: Partial<Record<LoginLimited, Failures>>;
}

interface CountRow extends Failures {
  key: string;
}

/**
 * A transaction that began later may have written first, so ages are never negative. A window from a clock that was ahead
 * is over, or its lock-out would last until the clock has passed it.
 */
const COUNTED = `b.key, b.attempts AS count, CASE WHEN b.window_started_at > now() + interval '1 minute' THEN 'Infinity'
  ELSE greatest(0, extract(epoch FROM now() - b.window_started_at)) END::float8 AS age`;

const IS_OVER = `b.window_started_at NOT BETWEEN now() - make_interval(secs => k.seconds) AND now() + interval '1 minute'`;

/** Locks keys in a fixed order, or two sign-ins could deadlock. */
const LOCK = `INSERT INTO identity.login_budget AS b (key, attempts)
  SELECT key, 0 FROM unnest($1::text[]) AS key ORDER BY key
  ON CONFLICT (key) DO UPDATE SET key = EXCLUDED.key RETURNING ${COUNTED}`;

const CHARGE = `UPDATE identity.login_budget AS b SET
    attempts = CASE WHEN ${IS_OVER} THEN 1 ELSE b.attempts + 1 END,
    window_started_at = CASE WHEN k.renews OR ${IS_OVER} THEN now() ELSE b.window_started_at END
  FROM unnest($1::text[], $2::int[], $3::boolean[]) AS k (key, seconds, renews) WHERE b.key = k.key`;

/**
 * Failed sign-ins, kept in PostgreSQL so that the policy holds across replicas, restarts and without Redis. Attempts
 * are charged before the password is checked, so that concurrent ones cannot slip past; a success is refunded.
 */
@Injectable()
export class LoginBudget {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** @throws Refusal `too_many` with the seconds to wait. */
  async take(username: string, giver: PasswordGiver): Promise<LoginTry> {
    const { tryer, seen } = await this.look(username, giver);
    const early = this.lockOut(tryer, seen);
    if (early) throw tooManySignIns(early);
    const names = Object.keys(tryer.keys) as LoginLimited[];
    return await this.dataSource.transaction(async (manager) => {
      const rows: CountRow[] = await manager.query(LOCK, [Object.values(tryer.keys)]);
      const lockOut = this.lockOut(tryer, rows);
      if (lockOut) throw tooManySignIns(lockOut);
      // Failures in a known browser do not count against its network; those of the name always do.
      const charged = tryer.keys.browser === undefined ? names : (['browser', 'name'] as const);
      await manager.query(CHARGE, [
        charged.map((each) => tryer.keys[each]),
        charged.map((each) => WINDOW_SECONDS[each]),
        charged.map((each) => each === 'name'),
      ]);
      const counts = charged.map((each) => {
        const { count, age } = countOf(each, tryer.keys, rows);
        return [each, { count: count + 1, age }];
      });
      return { ...tryer, counts: Object.fromEntries(counts) as LoginTry['counts'] };
    });
  }

  private async look(username: string, giver: PasswordGiver): Promise<{ tryer: Tryer; seen: CountRow[] }> {
    const { address } = giver;
    const [group, site] = [addressGroup(address), addressGroup(address, 48)];
    const isTrusted = this.config.trustedAddresses.has(address);
    const [found] = await this.dataSource.query<{ name: string; isKnownBrowser: boolean; isKnownNetwork: boolean }[]>(
      // Case-insensitive, so that all spellings share a budget.
      `WITH given AS (SELECT lower(normalize($1::text, NFKC)) AS name), known AS (
         SELECT who FROM identity.known_sign_in AS k
           JOIN identity.staff_user AS u ON u.id = k.user_id, given
          WHERE lower(normalize(u.username, NFKC)) = given.name AND k.who IN ($2, $3) AND k.until > now())
       SELECT name, EXISTS (SELECT FROM known WHERE who = $2) AS "isKnownBrowser",
              EXISTS (SELECT FROM known WHERE who = $3) AS "isKnownNetwork" FROM given`,
      [username, browserKey(giver.device), networkKey(address)],
    );
    const name = found?.name ?? username;
    const keys: Keys = {
      pair: `account:${group}:${name}`,
      address: `address:${group}`,
      ...(site === group ? {} : { site: `site:${site}` }),
      name: `name:${name}`,
      ...(found?.isKnownBrowser ? { browser: `${browserKey(giver.device)}:${name}` } : {}),
      ...(isTrusted ? {} : { everyone: 'everyone' }),
    };
    const seen: CountRow[] = await this.dataSource.query(
      `SELECT ${COUNTED} FROM identity.login_budget AS b WHERE key = ANY ($1)`,
      [Object.values(keys)],
    );
    const isKnownNetwork = isTrusted || (found?.isKnownNetwork ?? false);
    return { tryer: { username, address, keys, isKnownNetwork, isTrusted }, seen };
  }

  private lockOut({ keys, isKnownNetwork, isTrusted }: Tryer, rows: readonly CountRow[]): LockOut | null {
    const standing = {
      browser: keys.browser === undefined ? null : countOf('browser', keys, rows),
      pair: countOf('pair', keys, rows),
      address: countOf('address', keys, rows),
      site: keys.site === undefined ? null : countOf('site', keys, rows),
      name: countOf('name', keys, rows),
      everyone: keys.everyone === undefined ? null : countOf('everyone', keys, rows),
      isKnownNetwork,
    };
    return lockOutOf(standing, isTrusted ? TRUSTED_FACTOR : 1);
  }

  /** Logs only the failure that exhausted a budget, so that further attempts, under any names, do not fill the log. */
  async failed({ username, address, counts, isTrusted }: LoginTry): Promise<void> {
    if (counts.name?.count === LOGIN_LIMITS.name) {
      const after = { address, username, failures: LOGIN_LIMITS.name };
      await this.transactions.record({ type: 'login.slowed', subject: `address:${address}`, after });
    }
    if (isTrusted) return;
    const own = counts.browser ?? counts.pair;
    if (own?.count === LOGIN_LIMITS.pair) await this.recordLockOut(address, username, own);
    if (counts.address?.count === LOGIN_LIMITS.address) await this.recordLockOut(address, null, counts.address);
    if (counts.site?.count === LOGIN_LIMITS.site) await this.recordLockOut(address, null, counts.site);
  }

  private async recordLockOut(address: string, username: string | null, { age }: Failures): Promise<void> {
    const until = new Date(Date.now() + (WINDOW_SECONDS.pair - age) * 1_000).toISOString();
    const after = { address, username, until };
    await this.transactions.record({ type: 'login.locked-out', subject: `address:${address}`, after });
  }

  /** Clears the name's failures at this address, and refunds the attempt in all other budgets. */
  async payBack(tried: LoginTry): Promise<void> {
    await this.credit(tried, true);
  }

  async giveBack(tried: LoginTry): Promise<void> {
    await this.credit(tried, false);
  }

  private async credit({ keys, counts }: LoginTry, ownAfresh: boolean): Promise<void> {
    const charged = (Object.keys(counts) as LoginLimited[]).map((each) => keys[each]);
    const own = keys.browser ?? keys.pair;
    await this.dataSource.query(
      `WITH paid AS (SELECT key FROM identity.login_budget WHERE key = ANY ($1) ORDER BY key FOR UPDATE)
       UPDATE identity.login_budget AS b
          SET attempts = CASE WHEN b.key = $2 AND $3 THEN 0 ELSE greatest(b.attempts - 1, 0) END
         FROM paid WHERE b.key = paid.key`,
      [charged, own, ownAfresh],
    );
  }

  async tidy(): Promise<void> {
    await this.dataSource.query(
      // Rows in use are left for the next turn: waiting for them could deadlock with a sign-in.
      `DELETE FROM identity.login_budget WHERE key IN (SELECT key FROM identity.login_budget WHERE window_started_at < now()
         - CASE WHEN key LIKE 'name:%' THEN interval '1 day' ELSE make_interval(secs => $1) END FOR UPDATE SKIP LOCKED)`,
      [WINDOW_SECONDS.address],
    );
  }
}

function countOf(whose: LoginLimited, keys: Keys, rows: readonly CountRow[]): Failures {
  const row = rows.find(({ key }) => key === keys[whose]);
  return row && row.age < WINDOW_SECONDS[whose] ? { count: row.count, age: row.age } : { count: 0, age: 0 };
}
