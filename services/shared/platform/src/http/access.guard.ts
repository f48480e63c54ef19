import { LIMITS, notFound, Refusal, STORE_SLUG, sentence } from '@larder/kernel';
import { Injectable, type CanActivate, type ExecutionContext, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS } from '../auth/access.decorator.js';
import { csrfTokenMatches } from '../auth/csrf-token.js';
import { presentedSession, type PresentedSession } from '../auth/presented-session.js';
import { RememberedSessions } from '../auth/remembered-sessions.js';
import { currentRequest } from '../auth/request-context.js';
import type { RouteAccess } from '../auth/route-declarations.js';
import { hashSessionId, SessionReader, type StaffSession } from '../auth/session-reader.js';
import { KnowsStores, storeNotNamed, StoreScope, type StoreDirectory } from '../auth/store-scope.js';
import { isTransient } from '../database/transient-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Default deny: one declaration decides session, role, CSRF and stores. */
@Injectable()
export class AccessGuard implements CanActivate, OnModuleInit {
  private directory: StoreDirectory | undefined;

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionReader,
    private readonly remembered: RememberedSessions,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const [known] = this.discovery.getProviders({ metadataKey: KnowsStores.KEY });
    this.directory = known?.instance as StoreDirectory | undefined;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<RouteAccess | undefined>(ACCESS, context.getHandler());
    if (!access) return false;
    const http = context.switchToHttp();
    await this.admit(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), access);
    return true;
  }

  /** @throws Refusal for callers that may not use the route. */
  async admit(request: FastifyRequest, reply: FastifyReply, access: RouteAccess): Promise<void> {
    const { who, rememberedFor } = access;
    const changes = !SAFE_METHODS.has(request.method);
    if (changes) refuseCrossSite(request);
    if (who === 'public') return;

    const presented = presentedSession(request);
    const session = presented && (await this.read(presented.sessionId, rememberedFor));
    if (!presented || !session) throw new Refusal('unauthenticated', 'Please sign in.');
    remember(request, session);
    if (who !== 'staff' && session.user.role !== 'admin') {
      throw new Refusal('forbidden', 'You need admin privileges to do this.');
    }
    // Admin routes affect the whole chain, so staff of one store may not use them.
    if (who === 'admin' && session.user.storeIds !== null) {
      throw new Refusal('forbidden', 'This concerns every store of the chain, and you work for some of them.');
    }
    if (changes) requireCsrfToken(request, presented, session);
    scopesOfRequests.set(request, await this.scope(request, session, access, changes));
    // Staff answers are not cached; a route may override this.
    void reply.header('cache-control', 'no-store');
  }

  /** @throws Refusal `not_found` for a store unknown or another user's, `invalid` for a change without a store */
  private async scope(
    request: FastifyRequest,
    { user: { storeIds: own } }: StaffSession,
    { who, byRow, looks }: RouteAccess,
    changes: boolean,
  ): Promise<StoreScope> {
    const store = await this.storeOf(request, changes && !looks);
    if (store !== undefined) {
      // One lookup in both cases: neither answer nor time reveals whether the store exists.
      if (store === null || (own !== null && !own.includes(store))) throw notFound('Store');
      return new StoreScope([store]);
    }
    if (who === 'store-admin' && changes && !byRow && own !== null && own.length > 1) throw storeNotNamed();
    return new StoreScope(own);
  }

  /** The id of the store that a call names in its path or query; undefined without one, null for an unknown one. */
  private async storeOf({ query, params, routeOptions }: FastifyRequest, changes: boolean): Promise<Named> {
    if (/^\/api\/admin\/stores\/:id\b/.test(routeOptions.url ?? '')) return (params as { id: string }).id.toLowerCase();
    const { store: slug } = (query ?? {}) as { store?: unknown };
    if (this.directory === undefined || slug === undefined) return undefined;
    if (typeof slug !== 'string' || slug.length > LIMITS.storeSlug || !STORE_SLUG.test(slug)) {
      const what = sentence("a store's short name");
      throw new Refusal('invalid', sentence('{field} must be {what}.', { field: 'store', what }));
    }
    const known = await this.directory.storeBySlug(slug);
    // A closed store can be read but not changed.
    return known && (known.isOpen || !changes) ? known.id : null;
  }

  /** Only routes that declare it fall back on a remembered session. */
  private async read(sessionId: string, rememberedFor?: number): Promise<StaffSession | null> {
    if (rememberedFor === undefined) return await this.sessions.readSession(sessionId);
    const hash = hashSessionId(sessionId);
    try {
      const session = await this.sessions.readSession(sessionId);
      this.remembered.saw(hash, session);
      return session;
    } catch (error) {
      const session = isTransient(error) ? this.remembered.recall(hash, rememberedFor) : null;
      if (!session) throw error;
      return session;
    }
  }
}

type Named = string | null | undefined;

const sessionsOfRequests = new WeakMap<FastifyRequest, StaffSession>();
const scopesOfRequests = new WeakMap<FastifyRequest, StoreScope>();

function remember(request: FastifyRequest, session: StaffSession): void {
  sessionsOfRequests.set(request, session);
  const current = currentRequest();
  const { id, username, role } = session.user;
  if (current) current.actor = { id, username, role };
}

/** Only for routes that are not public. */
export function sessionOf(request: FastifyRequest): StaffSession {
  const session = sessionsOfRequests.get(request);
  if (!session) throw new Refusal('unauthenticated', 'Please sign in.');
  return session;
}

/** Only for routes that are not public. */
export function scopeOf(request: FastifyRequest): StoreScope {
  const scope = scopesOfRequests.get(request);
  if (!scope) throw new Refusal('unauthenticated', 'Please sign in.');
  return scope;
}

/** Pages of other sites may not change anything, whether the browser is signed in or not. */
function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const foreign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.headers.host);
  if (site === 'cross-site' || foreign) {
    throw new Refusal('csrf', 'This request came from another site and was refused.');
  }
}

function requireCsrfToken(request: FastifyRequest, presented: PresentedSession, session: StaffSession): void {
  // Another site cannot make a browser send an Authorization header, so Bearer needs no token.
  if (presented.by === 'bearer') return;
  const token = request.headers['x-csrf-token'] ?? request.headers['csrf-token'];
  if (typeof token !== 'string' || !csrfTokenMatches(session.csrfSecret, token)) {
    throw new Refusal('csrf', 'Your security token is missing or out of date. Reload the page and try again.');
  }
}
