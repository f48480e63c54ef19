import type { AuditEntry, AuditGroup, AuditQuery, ServiceName } from '@larder/contracts';
import { isoInstant, likeLiteral, SEALED_ENTRY, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AUDIT_ENTRY } from './audit.entities.js';

/** The hash in hexadecimal. */
export interface ChainPlace {
  place: number;
  hash: string;
}

/** A link that does not match, or the last one checked. */
export interface JudgedLink extends ChainPlace {
  producer: ServiceName;
  number: number;
  /** The number of missing places before this entry. */
  missing: number;
  isChanged: boolean;
}

/** Events that change nothing for others: signing in and out, reading files, and refusals. */
const QUIET = String.raw`^(session|sessions|login)\.|\.(exported|downloaded|refused|throttled|reached)$`;
/** How many entries a summary reads, so that a long absence takes a tenth of a second as well. */
const SUMMED_UP = 50_000;
const MOST_GROUPS = 200;

const DETAILS = AUDIT_ENTRY.only('storeId', 'address', 'requestId', 'before', 'after').columns();

@Injectable()
export class AuditTrailRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest first: by arrival, or with `since` by the time of the event, for which there is an index. */
  async page(
    { user, type, subject, since, until, before }: AuditQuery,
    { storeIds }: StoreScope,
    limit: number,
  ): Promise<AuditEntry[]> {
    const conditions: string[] = [];
    const parameters: unknown[] = [];
    const add = (value: unknown, condition: (parameter: string) => string): void => {
      if (value === undefined) return;
      parameters.push(value);
      conditions.push(condition(`$${parameters.length}`));
    };
    add(user?.trim(), (name) => `lower(actor_name) = lower(${name})`);
    add(type && pattern(type, '.'), (like) => `type LIKE ${like}`);
    add(subject && pattern(subject, ':'), (like) => `subject LIKE ${like}`);
    add(storeIds ?? undefined, (ids) => `store_id = ANY(${ids}::uuid[])`);
    add(since, (instant) => `occurred_at >= ${instant}`);
    add(until, (instant) => `occurred_at < ${instant}`);
    const byTime = since !== undefined;
    const last = (place: string): string =>
      `(SELECT e.occurred_at, e.place FROM system_ops.audit_entry AS e WHERE e.place = ${place})`;
    add(before, (place) => (byTime ? `(occurred_at, place) < ${last(place)}` : `place < ${place}`));
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    return await this.dataSource.query(
      `SELECT place, producer AS service, type, subject, actor_name AS "user", actor_role AS role,
              ${isoInstant('occurred_at')} AS at,
              (SELECT s.slug FROM system_ops.store_copy AS s WHERE s.id = store_id) AS store,
              ${DETAILS}
         FROM system_ops.audit_entry ${where}
        ORDER BY ${byTime ? 'occurred_at DESC, ' : ''}place DESC LIMIT ${limit}`,
      parameters,
    );
  }

  /** Changes by user and kind, the latest first, without those of `self`. */
  async changesOfOthers(since: string, self: string, { storeIds }: StoreScope): Promise<AuditGroup[]> {
    return await this.dataSource.query(
      `SELECT actor_name AS "user", kind, count(*) AS count, ${isoInstant('max(occurred_at)')} AS at
         FROM (SELECT actor_name, type, split_part(type, '.', 1) AS kind, occurred_at FROM system_ops.audit_entry
                WHERE occurred_at >= $1 AND ($2::uuid[] IS NULL OR store_id = ANY ($2))
                ORDER BY occurred_at DESC LIMIT ${SUMMED_UP}) AS newest
        WHERE actor_name IS DISTINCT FROM $3 AND type !~ $4
        GROUP BY actor_name, kind ORDER BY max(occurred_at) DESC LIMIT ${MOST_GROUPS}`,
      [since, storeIds, self, QUIET],
    );
  }

  async head(): Promise<ChainPlace> {
    const rows: ChainPlace[] = await this.dataSource.query(
      `SELECT place, encode(hash, 'hex') AS hash FROM audit_seal.state`,
    );
    if (!rows[0]) throw new Error('The audit trail has no head.');
    return rows[0];
  }

  /** The last entry before a place, even if the preceding one is missing; null at the beginning of the chain. */
  async before(place: number): Promise<ChainPlace | null> {
    const rows: ChainPlace[] = await this.dataSource.query(
      `SELECT place, encode(hash, 'hex') AS hash FROM system_ops.audit_entry WHERE place < $1 ORDER BY place DESC LIMIT 1`,
      [place],
    );
    return rows[0] ?? null;
  }

  /** Entries after the head without a seal: Larder did not write them. */
  async strangers(head: number, most: number): Promise<Pick<JudgedLink, 'place' | 'producer' | 'number'>[]> {
    return await this.dataSource.query(
      `SELECT e.place, e.producer, e.number FROM system_ops.audit_entry AS e
        WHERE e.place > $1 AND NOT EXISTS (SELECT FROM audit_seal.seal AS s WHERE s.place = e.place)
        ORDER BY e.place LIMIT $2`,
      [head, most],
    );
  }

  /** Recalculates the next links. @returns those that do not match, and the last one. */
  async judge(after: ChainPlace, upTo: number, most: number): Promise<JudgedLink[]> {
    return await this.dataSource.query(
      `WITH part AS (
         SELECT e.place, e.producer, e.number, e.hash, ${SEALED_ENTRY} AS entry, s.digest
           FROM system_ops.audit_entry AS e LEFT JOIN audit_seal.seal AS s ON s.place = e.place
          WHERE e.place > $1 AND e.place <= $3 ORDER BY e.place LIMIT $4
       ), judged AS (
         SELECT place, producer, number, hash, place - 1 - lag(place, 1, $1) OVER chain AS missing,
                (hash IS DISTINCT FROM audit_seal.hash(lag(hash, 1, decode($2, 'hex')) OVER chain, entry)
                  OR digest IS DISTINCT FROM audit_seal.hash('', entry)) AS "isChanged",
                lead(place) OVER chain IS NULL AS is_last
           FROM part WINDOW chain AS (ORDER BY place)
       )
       SELECT place, producer, number, encode(hash, 'hex') AS hash, missing, "isChanged" FROM judged
        WHERE missing > 0 OR "isChanged" OR is_last ORDER BY place`,
      [after.place, after.hash, upTo, most],
    );
  }
}

/** A LIKE pattern for a type or subject, or for a whole family. */
function pattern(text: string, separator: '.' | ':'): string {
  return text.includes(separator) ? likeLiteral(text) : `${likeLiteral(text)}${separator}%`;
}
