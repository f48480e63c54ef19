import type { StaffUser } from '@larder/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { recentChangesQuery, undoChange, type ChangingService, type ListedChange } from '../../shared/api/changes.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { Button, passFocusBack } from '../../shared/ui/button.tsx';
import { changesTexts } from '../../texts/changes.ts';
import { formatAgo } from '../../texts/words.ts';
import { TodayCard } from './today-card.tsx';

const EVERY_MS = 60_000;
const FIRST = 6;

/** The services whose changes the user may undo. */
function servicesOf(user: StaffUser): ChangingService[] {
  if (isChainAdmin(user)) return ['catalog', 'restaurant-orders', 'discounts-rebates'];
  return user.role === 'admin' ? ['catalog', 'restaurant-orders'] : ['restaurant-orders'];
}

/** Bulk and destructive changes of the last day, each with an Undo button. */
export function UndoCard({ user, now }: { user: StaffUser; now: Date }) {
  const recent = useQuery({ ...recentChangesQuery(servicesOf(user)), refetchInterval: EVERY_MS });
  const [all, setAll] = useState(false);
  const { changes: list, missing = [] } = recent.data ?? {};
  return (
    <TodayCard title={changesTexts.title} aside={<p className="text-sm text-ink-2">{changesTexts.hint}</p>}>
      {missing.map((service) => (
        <Alert key={service} className="px-4 py-3">
          {changesTexts.missing[service]}
        </Alert>
      ))}
      {list === undefined ? (
        <output className="late block px-4 py-3 text-ink-2">{changesTexts.loading}</output>
      ) : list.length === 0 ? (
        missing.length === 0 && <p className="px-4 py-3 text-ink-2">{changesTexts.none}</p>
      ) : (
        <>
          <ul>
            {list.slice(0, all ? undefined : FIRST).map((change) => (
              <UndoRow key={change.id} change={change} user={user} now={now} />
            ))}
          </ul>
          {!all && list.length > FIRST && (
            <p className="border-t border-hairline px-4 py-2">
              <button ref={passFocusBack} type="button" className="text-button text-sm" onClick={() => setAll(true)}>
                {changesTexts.more(list.length)}
              </button>
            </p>
          )}
        </>
      )}
    </TodayCard>
  );
}

interface UndoRowProps {
  change: ListedChange;
  user: StaffUser;
  now: Date;
}

function UndoRow({ change, user, now }: UndoRowProps) {
  const client = useQueryClient();
  const undo = useMutation({ mutationFn: () => undoChange(client, change.service, [change.id]) });
  const { kind, names, rows, by, undoneAt, undoneBy } = change;
  const what = change.undoes === null ? changesTexts.kinds[kind] : changesTexts.undoOf(changesTexts.kinds[kind]);
  // Order staff may undo one kind of change only; the service enforces it too.
  const mayUndo = user.role === 'admin' || (user.role === 'order' && kind === 'orders-moved');
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline px-4 py-1.5 first:border-t-0">
      <span className="font-semibold wrap-anywhere">{what}</span>
      <span className="min-w-40 flex-1 text-sm text-ink-2 wrap-anywhere">
        {names.length === 0 ? changesTexts.entries(rows) : changesTexts.and(names, rows - names.length)}
      </span>
      <span className="text-sm wrap-anywhere">{by ?? changesTexts.system}</span>
      <span className="text-sm text-ink-2">{formatAgo(new Date(change.changedAt), now)}</span>
      {undoneAt !== null ? (
        <span className="text-sm text-ink-2">{changesTexts.undoneBy(undoneBy)}</span>
      ) : (
        mayUndo && (
          <Button
            className="ml-auto"
            icon={Undo2}
            aria-label={changesTexts.undoOf(`${what} ${names[0] ?? ''}`.trim())}
            aria-busy={undo.isPending}
            onClick={() => {
              if (!undo.isPending) undo.mutate();
            }}
          >
            {undo.isPending ? changesTexts.undoing : changesTexts.undo}
          </Button>
        )
      )}
    </li>
  );
}
