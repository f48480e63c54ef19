import { LIMITS, ROLES, type Role } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { JsonObject } from './fields/json.field.js';
import { ListOf } from './fields/nested.field.js';
import { QueryWhole, Whole } from './fields/number.field.js';
import { Id, Instant, Text } from './fields/text.field.js';
import { SERVICES, type ServiceName } from './service-name.js';
import { StoreQuery } from './store.contract.js';

/** GET /api/admin/system/audit: absent fields do not filter; administrators see only entries about their stores. */
export class AuditQuery extends StoreQuery {
  /** Case-insensitive. */
  @MayBeAbsent() @Text(LIMITS.username) user?: string;

  /** "product.updated", or "product" for everything that happens to products. */
  @MayBeAbsent()
  @Text(60, { pattern: /^[a-z-]+(\.[a-z-]+)?$/, must: 'a kind of event as product.updated or product' })
  type?: string;

  /** "product:ID", or "product" for all of them. */
  @MayBeAbsent() @Text(100) subject?: string;
  @MayBeAbsent() @Instant() since?: string;

  /** Exclusive. */
  @MayBeAbsent() @Instant() until?: string;

  /** The place of the previous page's last entry. */
  @MayBeAbsent() @QueryWhole(1, Number.MAX_SAFE_INTEGER) before?: number;
  @MayBeAbsent() @QueryWhole(1, LIMITS.auditPage) limit?: number;
}

export class AuditEntry {
  /** The newest has the highest. */
  @Whole(1, Number.MAX_SAFE_INTEGER) place!: number;
  @Choice(SERVICES) service!: ServiceName;
  @Text(60) type!: string;
  @Text(200) subject!: string;
  @Nullable() @Id() storeId!: string | null;
  /** The present short name of that store. */
  @Nullable() @Text(LIMITS.storeSlug) store!: string | null;

  /** Null for the public and the system. */
  @Nullable() @Text(LIMITS.username) user!: string | null;
  /** The user's role at the time; null where `user` is, and in entries from before it was written. */
  @Nullable() @Choice(ROLES) role!: Role | null;
  @Nullable() @Text(64) address!: string | null;
  @Nullable() @Text(100) requestId!: string | null;
  @Instant() at!: string;
  @Nullable() @JsonObject() before!: object | null;
  @Nullable() @JsonObject() after!: object | null;
}

/** GET /api/admin/system/audit, newest first: by arrival, with `since` by the time of the event. */
export class AuditPage {
  @ListOf(() => AuditEntry, LIMITS.auditPage) entries!: AuditEntry[];

  /** The `before` of the next page; null on the last. */
  @Nullable() @Whole(1, Number.MAX_SAFE_INTEGER) next!: number | null;
}

/** GET /api/admin/system/audit/summary: the changes that others made, of the last 50,000 entries at most. */
export class AuditSummaryQuery extends StoreQuery {
  @Instant() since!: string;
}

/** One person's changes of one kind. */
export class AuditGroup {
  /** Null for customers and the system. */
  @Nullable() @Text(LIMITS.username) user!: string | null;
  /** "product" of "product.updated". */
  @Text(60) kind!: string;
  @Whole(1, Number.MAX_SAFE_INTEGER) count!: number;
  /** The time of the newest one. */
  @Instant() at!: string;
}

/** Lists whose export files the browser builds. */
export const BROWSER_EXPORTS = ['discount-codes', 'rebates', 'audit'] as const;

/** POST /api/admin/system/audit/exports: a file that the browser builds, recorded before it is saved. */
export class BrowserExport {
  @Choice(BROWSER_EXPORTS) what!: (typeof BROWSER_EXPORTS)[number];
  @Choice(['csv', 'txt']) format!: 'csv' | 'txt';
  /** The number of rows. */
  @Whole(0, 1_000_000) count!: number;
}

export class BrowserExportAnswer {
  @Flag() recorded!: boolean;
}

/** GET /api/admin/system/audit/verify: the whole chain, or a limited number of entries from a place on. */
export class AuditVerifyQuery {
  /** The `next` of the previous answer. */
  @MayBeAbsent() @QueryWhole(1, Number.MAX_SAFE_INTEGER) from?: number;
  @MayBeAbsent() @QueryWhole(1, LIMITS.auditLinks) limit?: number;
}

export const AUDIT_PROBLEMS = ['changed', 'missing before', 'cut off'] as const;

/** A place where the hash chain is broken. */
export class AuditFault {
  @Whole(0, Number.MAX_SAFE_INTEGER) place!: number;

  /** Null for missing entries. */
  @Nullable() @Choice(SERVICES) service!: ServiceName | null;
  @Nullable() @Whole(0, Number.MAX_SAFE_INTEGER) number!: number | null;
  @Choice(AUDIT_PROBLEMS) problem!: (typeof AUDIT_PROBLEMS)[number];
  @Text(300) message!: string;
}

export class AuditVerification {
  @Flag() intact!: boolean;
  @Whole(0, Number.MAX_SAFE_INTEGER) entries!: number;
  @Instant() verifiedAt!: string;
  @ListOf(() => AuditFault, LIMITS.auditFaults) faults!: AuditFault[];

  /** The `from` of the next entries; null at the end of the chain. */
  @Nullable() @Whole(1, Number.MAX_SAFE_INTEGER) next!: number | null;
  /** The place of the chain's last entry. */
  @Whole(0, Number.MAX_SAFE_INTEGER) last!: number;
}
