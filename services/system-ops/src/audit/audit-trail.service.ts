import type { AuditFault, AuditPage, AuditQuery, AuditVerification, AuditVerifyQuery } from '@larder/contracts';
import { LIMITS, sentence } from '@larder/kernel';
import { translated } from '@larder/platform';
import type { StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { AuditTrailRepository, type ChainPlace, type JudgedLink } from './audit-trail.repository.js';

const LINKS_AT_ONCE = 5_000;
/** The limit for calls without one. */
const MOST_LINKS = 200_000;
const PAGE = 50;

@Injectable()
export class AuditTrailService {
  constructor(private readonly trail: AuditTrailRepository) {}

  async page(query: AuditQuery, scope: StoreScope): Promise<AuditPage> {
    const limit = query.limit ?? PAGE;
    // One more entry, to know whether there is a next page.
    const entries = await this.trail.page(query, scope, limit + 1);
    const shown = entries.slice(0, limit);
    return { entries: shown, next: entries.length > limit ? (shown.at(-1)?.place ?? null) : null };
  }

  /**
   * Recalculates hashes and seals, up to the head or a limit; reports changed and missing entries, and at the end of
   * the chain whether it was truncated.
   */
  async verify({ from = 1, limit = MOST_LINKS }: AuditVerifyQuery, now: Date): Promise<AuditVerification> {
    const head = await this.trail.head();
    const faults: AuditFault[] = [];
    let entries = 0;
    let last = (await this.trail.before(from)) ?? { place: 0, hash: START };
    while (entries < limit) {
      const links = await this.trail.judge(last, head.place, Math.min(LINKS_AT_ONCE, limit - entries));
      const end = links.at(-1);
      if (!end) break;
      const missing = links.reduce((sum, link) => sum + link.missing, 0);
      entries += end.place - last.place - missing;
      for (const link of links) faults.push(...faultsOf(link));
      last = end;
    }
    const next = entries >= limit && last.place < head.place ? last.place + 1 : null;
    if (next === null) faults.push(...(await this.faultsOfEnd(last, head)));
    return {
      intact: faults.length === 0,
      entries,
      verifiedAt: now.toISOString(),
      faults: faults.slice(0, LIMITS.auditFaults),
      next,
      last: head.place,
    };
  }

  /** Whether the chain was truncated, and entries beyond its head. */
  private async faultsOfEnd(last: ChainPlace, head: ChainPlace): Promise<AuditFault[]> {
    const faults: AuditFault[] = [];
    if (last.place !== head.place) faults.push(cutOff(last.place + 1, head.place));
    else if (last.hash !== head.hash) faults.push(cutOff(last.place, head.place));
    for (const { place, producer, number } of await this.trail.strangers(head.place, LIMITS.auditFaults)) {
      const message = translated(
        sentence('Entry {place} ({producer} {number}) was not written by Larder.', { place, producer, number }),
      );
      faults.push({ place, service: producer, number, problem: 'changed', message });
    }
    return faults;
  }
}

/** The SHA-256 of an empty text, as the hash before the first entry. */
const START = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

function faultsOf({ place, producer, number, missing, isChanged }: JudgedLink): AuditFault[] {
  const about = { place, service: producer, number };
  if (missing > 0) {
    const reason =
      missing === 1
        ? sentence('1 entry is missing before entry {place}.', { place })
        : sentence('{missing} entries are missing before entry {place}.', { missing, place });
    return [{ ...about, problem: 'missing before', message: translated(reason) }];
  }
  if (!isChanged) return [];
  const reason = sentence(
    'Entry {place} ({producer} {number}) is not what was written, or the one before it was replaced.',
    { place, producer, number },
  );
  return [{ ...about, problem: 'changed', message: translated(reason) }];
}

function cutOff(place: number, head: number): AuditFault {
  const reason = sentence('The trail should end with entry {head}, but entries from {place} on are missing.', {
    head,
    place,
  });
  return { place, service: null, number: null, problem: 'cut off', message: translated(reason) };
}
