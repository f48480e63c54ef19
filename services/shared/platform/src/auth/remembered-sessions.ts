import { Injectable } from '@nestjs/common';
import type { StaffSession } from './session-reader.js';

const MOST = 500;

/**
 * The sessions that this process saw alive lately, for the few routes that must answer while PostgreSQL is away. In the
 * process alone: after a restart nobody is remembered.
 */
@Injectable()
export class RememberedSessions {
  private readonly seen = new Map<string, { session: StaffSession; at: number }>();

  /** What PostgreSQL answered just now; null for a session that is no more. */
  saw(hash: Buffer, session: StaffSession | null, now = performance.now()): void {
    const key = hash.toString('hex');
    // The map is in order of the last look, so that the oldest goes first.
    this.seen.delete(key);
    if (session === null) return;
    this.seen.set(key, { session, at: now });
    const [oldest] = this.seen.keys();
    if (this.seen.size > MOST && oldest !== undefined) this.seen.delete(oldest);
  }

  recall(hash: Buffer, seconds: number, now = performance.now()): StaffSession | null {
    const known = this.seen.get(hash.toString('hex'));
    return known && now - known.at <= seconds * 1_000 ? known.session : null;
  }

  /** Sessions have been ended elsewhere: none is taken for granted any more. */
  forgetAll(): void {
    this.seen.clear();
  }
}
