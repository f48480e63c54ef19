import { Injectable } from '@nestjs/common';
import type { StaffSession } from './session-reader.js';

const MOST = 500;

/** Recently valid sessions in this process, for the few routes that must answer while PostgreSQL is down. */
@Injectable()
export class RememberedSessions {
  private readonly seen = new Map<string, { session: StaffSession; at: number }>();

  saw(hash: Buffer, session: StaffSession | null, now = performance.now()): void {
    const key = hash.toString('hex');
    // Reinserted, so that the least recently used is evicted first.
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

  forgetAll(): void {
    this.seen.clear();
  }
}
