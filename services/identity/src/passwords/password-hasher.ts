import { Refusal } from '@larder/kernel';
import { pLimit } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { hashPassword, passwordMatches } from './password-hash.js';

/** Each hash costs 19 MiB and tens of milliseconds of a core. */
const AT_ONCE = 4;
const WAITING_AT_MOST = 100;

/** Hashes a few passwords at a time, so that a flood of logins does not use all memory and cores. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(AT_ONCE);
  private decoy: Promise<string> | undefined;

  /** For an unknown user (no hash) it spends the same time on a dummy hash, so that timing does not reveal names. */
  async matches(password: string, hash: string | null): Promise<boolean> {
    this.decoy ??= hashPassword('a password that nobody has');
    const decoy = await this.decoy;
    const fits = await this.inTurn(() => passwordMatches(password, hash ?? decoy));
    return fits && hash !== null;
  }

  async hash(password: string): Promise<string> {
    return await this.inTurn(() => hashPassword(password));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= WAITING_AT_MOST) {
      throw new Refusal('too_many', 'Too many people are signing in right now. Please try again.', {
        retryAfterSeconds: 5,
      });
    }
    return await this.limit(work);
  }
}
