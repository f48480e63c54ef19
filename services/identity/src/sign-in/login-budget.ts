import { Refusal } from '@larder/kernel';
import { addressGroup, SERVICE_CONFIG, Transactions, type ServiceConfig } from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';

export const LOGIN_WINDOW_SECONDS = 15 * 60;

export const LOGIN_LIMITS = { accountAndAddress: 10, address: 30 } as const;

/** Enough for any test, still a limit. */
const TRUSTED_FACTOR = 1_000;

@Entity({ schema: 'identity', name: 'login_budget' })
export class LoginBudgetEntity {
  @PrimaryColumn('text') key!: string;
  @Column('timestamptz') windowStartedAt!: Date;
  @Column('int') attempts!: number;
}

/** Tries beyond the limit, and the seconds until the window ends. */
interface Counted {
  beyond: number;
  seconds: number;
}

export interface LoginTry {
  accountKey: string;
  addressKey: string;
}

/**
 * Against guessing passwords, in PostgreSQL so that it holds across replicas, restarts and without Redis. Tries are
 * paid before the password is checked, so that concurrent ones cannot slip past; a success is paid back.
 */
@Injectable()
export class LoginBudget {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** @throws Refusal `too_many` with the seconds until the window ends. */
  async take(username: string, address: string): Promise<LoginTry> {
    const group = addressGroup(address);
    const factor = this.config.trustedAddresses.has(address) ? TRUSTED_FACTOR : 1;
    const accountPrefix = `account:${group}:`;
    const addressKey = `address:${group}`;
    const rows: (Counted & { key: string })[] = await this.dataSource.query(
      `INSERT INTO identity.login_budget AS b (key, attempts) VALUES ($1::text || lower(normalize($6::text, NFKC)), 1), ($2, 1)
       ON CONFLICT (key) DO UPDATE SET
         attempts = CASE WHEN b.window_started_at < now() - make_interval(secs => $3) THEN 1
                         ELSE least(b.attempts + 1, 1000000) END,
         window_started_at = CASE WHEN b.window_started_at < now() - make_interval(secs => $3) THEN now()
                                  ELSE b.window_started_at END
       RETURNING attempts - (CASE key WHEN $2 THEN $5::int ELSE $4::int END) AS beyond, key,
         ceil($3 - extract(epoch FROM now() - window_started_at))::int AS seconds`,
      [
        accountPrefix,
        addressKey,
        LOGIN_WINDOW_SECONDS,
        LOGIN_LIMITS.accountAndAddress * factor,
        LOGIN_LIMITS.address * factor,
        // Case-insensitive, so that no spelling has a budget of its own.
        username,
      ],
    );
    const ofAddress = rows.find(({ key }) => key === addressKey);
    const ofAccount = rows.find(({ key }) => key !== addressKey);
    const over = rows.filter(({ beyond }) => beyond > 0);
    if (over.length === 0) return { accountKey: ofAccount?.key ?? accountPrefix, addressKey };
    await this.recordLockOut(username, address, ofAccount, ofAddress);
    const seconds = Math.max(...over.map((row) => row.seconds));
    const minutes = Math.ceil(seconds / 60);
    throw new Refusal(
      'too_many',
      `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { retryAfterSeconds: seconds },
    );
  }

  /** Only the first try too many: who goes on trying, under whatever names, does not fill the log. */
  private async recordLockOut(username: string, address: string, account?: Counted, all?: Counted): Promise<void> {
    const [locked, name] = all && all.beyond > 0 ? [all, null] : [account, username];
    if (locked?.beyond !== 1) return;
    const until = new Date(Date.now() + locked.seconds * 1000).toISOString();
    const after = { address, username: name, until };
    await this.transactions.record({ type: 'login.locked-out', subject: `address:${address}`, after });
  }

  /** The account's budget is reset for this address, and the address gets its try back. */
  async payBack(tried: LoginTry): Promise<void> {
    await this.credit(tried, true);
  }

  async giveBack(tried: LoginTry): Promise<void> {
    await this.credit(tried, false);
  }

  private async credit({ accountKey, addressKey }: LoginTry, accountAfresh: boolean): Promise<void> {
    await this.dataSource.query(
      // Locked in the order of take(), or two logins of one address could deadlock.
      `WITH paid AS (SELECT key FROM identity.login_budget WHERE key IN ($1, $2) ORDER BY key FOR UPDATE)
       UPDATE identity.login_budget AS b
          SET attempts = CASE WHEN b.key = $1 AND $3 THEN 0 ELSE greatest(b.attempts - 1, 0) END
         FROM paid WHERE b.key = paid.key`,
      [accountKey, addressKey, accountAfresh],
    );
  }

  async tidy(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM identity.login_budget WHERE window_started_at < now() - make_interval(secs => $1)`,
      [LOGIN_WINDOW_SECONDS],
    );
  }
}
