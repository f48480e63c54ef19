import { Refusal } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { hashPassword, passwordMatches } from './password-hash.js';

/** Each hash costs 19 MiB and tens of milliseconds of a core: so many run at once, and so many more may wait. */
const AT_ONCE = 4;
const WAITING_AT_MOST = 100;

/** Keeps a flood of logins from eating the memory and cores that everybody else needs. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  /**
   * Whether the password fits the hash. Without a hash (no such user) it works as long on a decoy, so that the time does
   * not tell which names exist.
   */
  async matches(password: string, hash: string | null): Promise<boolean> {
    this.decoy ??= hashPassword('a password that nobody has');
    const decoy = await this.decoy;
    const fits = await this.inTurn(() => passwordMatches(password, hash ?? decoy));
    return fits && hash !== null;
  }

  /** The hash to keep for a new password. */
  async hash(password: string): Promise<string> {
    return await this.inTurn(() => hashPassword(password));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= WAITING_AT_MOST) {
        throw new Refusal('too_many', 'Too many people are signing in right now. Please try again.', {
          retryAfterSeconds: 5,
        });
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
