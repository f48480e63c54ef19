import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventOrigin } from '@larder/contracts';
import { type Language, type PlainReason, type Role, type Sentence, toSentence } from '@larder/kernel';
import { inLanguage } from '@larder/kernel/wording';

export interface RequestContext {
  requestId: string;
  address: string;
  /** The language of the answer. */
  language: Language;
  actor: { id: string; username: string; role: Role | null } | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runWithContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function currentOrigin(): EventOrigin {
  const request = storage.getStore();
  return {
    actorId: request?.actor?.id ?? null,
    actorName: request?.actor?.username ?? null,
    actorRole: request?.actor?.role ?? null,
    address: request?.address ?? null,
    requestId: request?.requestId ?? null,
  };
}

/** Runs a job as the person who started it: its events are logged with that origin. */
export function runWithOrigin<T>(origin: EventOrigin, work: () => T): T {
  const { actorId, actorName, actorRole: role = null, address, requestId } = origin;
  const actor = actorId !== null && actorName !== null ? { id: actorId, username: actorName, role } : null;
  return runWithContext({ requestId: requestId ?? '', address: address ?? '', language: 'en', actor }, work);
}

/** A sentence in the language of the request that is being answered; in English outside of requests. */
export const translated = (reason: PlainReason | Sentence): string =>
  inLanguage(toSentence(reason), currentRequest()?.language ?? 'en');
