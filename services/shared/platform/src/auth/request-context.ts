import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventOrigin } from '@larder/contracts';

/** What is known of the request being served, from the gateway's id to the rows it writes. */
export interface RequestContext {
  requestId: string;
  address: string;
  actor: { id: string; username: string } | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runWithContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The request being served, or undefined for timers, migrations and start-up. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** The origin that events of the current request are logged with. */
export function currentOrigin(): EventOrigin {
  const request = storage.getStore();
  return {
    actorId: request?.actor?.id ?? null,
    actorName: request?.actor?.username ?? null,
    address: request?.address ?? null,
    requestId: request?.requestId ?? null,
  };
}

/** Runs a job on behalf of the person who started it: its events are logged with that origin. */
export function runWithOrigin<T>({ actorId, actorName, address, requestId }: EventOrigin, work: () => T): T {
  const actor = actorId !== null && actorName !== null ? { id: actorId, username: actorName } : null;
  return runWithContext({ requestId: requestId ?? '', address: address ?? '', actor }, work);
}
