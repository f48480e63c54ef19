import type { RecentChange, RecentChanges, UndoResult } from '@larder/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { changesTexts } from '../../texts/changes.ts';
import { staffKeys } from '../query/staff-keys.ts';
import { type ToastRequest, toasts } from '../toast/toast-store.ts';
import { ApiError, noticeOf } from './api-error.ts';
import { requestJson } from './http.ts';

/** The services whose changes can be undone. */
export type ChangingService = 'catalog' | 'restaurant-orders' | 'discounts-rebates';

/** Enough time to read the notice and reach the button. */
const NOTICE_MS = 10_000;

const pathOf = (service: ChangingService): string => `/api/admin/changes/${service}`;

/** A change of one of the services. */
export type ListedChange = RecentChange & { service: ChangingService };

/** Recent changes of several services, the newest first, and the services that did not answer. */
export const recentChangesQuery = (services: readonly ChangingService[]) =>
  queryOptions({
    queryKey: staffKeys.recentChanges(services),
    queryFn: async ({ signal }) => {
      const lists = await Promise.allSettled(
        services.map(async (service) => {
          const { changes } = await requestJson<RecentChanges>(pathOf(service), { signal, staff: true });
          return changes.map((change): ListedChange => Object.assign({ service }, change));
        }),
      );
      const changes = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
      return {
        changes: changes.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt)),
        missing: services.filter((_service, index) => lists[index]?.status === 'rejected'),
      };
    },
  });

export interface DoneChange {
  service: ChangingService;
  /** Undefined ids belong to changes without an effect. */
  ids: readonly (string | undefined)[];
}

type Notice = Omit<ToastRequest, 'durationMs' | 'action'>;

/** Shows a notice with an Undo button. */
export const showWithUndo = (notice: Notice, run: () => void, label: string = changesTexts.undo): void =>
  toasts.show({ ...notice, durationMs: NOTICE_MS, action: { label, spoken: changesTexts.undoSpoken, run } });

/** Shows a notice about a change, with an Undo button. */
export function offerUndoOf(client: QueryClient, { service, ids }: DoneChange, notice: Notice, label?: string): void {
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0) return toasts.show(notice);
  showWithUndo(notice, () => void undoChange(client, service, known), label);
}

/** Undoes changes, shows a notice with the result, and refetches the lists. @returns whether it succeeded */
export async function undoChange(
  client: QueryClient,
  service: ChangingService,
  ids: readonly string[],
): Promise<boolean> {
  const results: UndoResult[] = [];
  const offerRedo = (notice: Notice): void =>
    offerUndoOf(client, { service, ids: results.map(({ changeId }) => changeId) }, notice, changesTexts.redo);
  try {
    // In reverse order, because a later change may depend on an earlier one.
    for (const id of ids.toReversed())
      results.push(await requestJson<UndoResult>(`${pathOf(service)}/${id}/undo`, { method: 'POST', staff: true }));
    offerRedo(noticeOfUndo(results));
    return true;
  } catch (error) {
    const reason = noticeOf(error, changesTexts.failure);
    // Some may have been undone before the one that failed.
    if (results.length === 0) offerRedo({ title: changesTexts.notUndone, description: reason, tone: 'error' });
    else {
      const description = `${noticeOfUndo(results).description} ${reason}`;
      offerRedo({ title: changesTexts.partly, description, tone: 'error' });
    }
    return false;
  } finally {
    void client.invalidateQueries({ queryKey: ['staff'] });
  }
}

/** How many rows were restored, and the first that were not, with the reason. */
export function noticeOfUndo(results: readonly UndoResult[]): Notice & { description: string } {
  const restored = results.reduce((sum, result) => sum + result.restored, 0);
  const leftCount = results.reduce((sum, result) => sum + result.leftCount, 0);
  const title = leftCount === 0 ? changesTexts.undone : restored === 0 ? changesTexts.nothing : changesTexts.partly;
  const first = results
    .flatMap(({ left }) => left)
    .slice(0, 3)
    .map(({ thing, name, why }) => changesTexts.leftOne(name || thing, why));
  const left = leftCount === 0 ? '' : changesTexts.left(leftCount, changesTexts.and(first, leftCount - first.length));
  const description = [changesTexts.restored(restored), left].filter((sentence) => sentence !== '').join(' ');
  return { title, description, tone: restored === 0 && leftCount > 0 ? 'error' : 'plain' };
}

/** The new preview when a change was refused because its preview is stale; otherwise null. */
export function previewOfConflict<Preview extends { hash: string }>(error: unknown): Preview | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { preview } = (error.body ?? {}) as { preview?: Preview };
  return typeof preview?.hash === 'string' ? preview : null;
}
