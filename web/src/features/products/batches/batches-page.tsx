import '../../../shared/styles/staff-lists.css';
import type { PriceBatch, PriceBatchItem, PriceBatchRollback, StaffUser, Store } from '@larder/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { batchesQuery, batchQuery, rollBackBatch, stopBatch } from '../../../shared/api/price-batches.ts';
import { chainProductsQuery } from '../../../shared/api/staff-products.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { staffStoresQuery, useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { pathInStore } from '../../../shared/routing/store-path.ts';
import { formatInstant, formatSpan } from '../../../shared/time/format-time.ts';
import { toWallClock } from '../../../shared/time/store-time.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { storeNameIn } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog, confirming } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { batchTexts as texts } from '../../../texts/products/batches.ts';
import { copiedItems } from './batch-fields.ts';
import { BatchFileDialog } from './batch-file-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { PreviewDialog, type PreviewPictures } from './preview-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

type Over =
  | { kind: 'preview' | 'print' | 'change' | 'copy' | 'cancel' | 'end' | 'rollback'; batch: PriceBatch }
  | { kind: 'file' }
  | { kind: 'plan'; items: readonly PriceBatchItem[] };

const TONES = { planned: 'info', running: 'good', ended: 'quiet', applied: 'quiet', cancelled: 'quiet' } as const;

/** Planned, running and past price batches. */
export function BatchesPage({ user, pictures }: { user: StaffUser; pictures: PreviewPictures }) {
  const { slug, stores } = useStoreScope();
  const { data: known = stores } = useQuery(staffStoresQuery);
  const batches = useQuery(batchesQuery(slug));
  const [over, setOver] = useState<Over | null>(null);
  const close = (): void => setOver(null);
  const mayPlan = user.role === 'admin';
  return (
    <StaffPage
      name="batches"
      texts={texts}
      actions={
        mayPlan && (
          <Button icon={FileSpreadsheet} onClick={() => setOver({ kind: 'file' })}>
            {texts.fromFile}
          </Button>
        )
      }
      beside={
        over !== null && (
          <BatchDialog over={over} user={user} known={known} pictures={pictures} onOpen={setOver} onClose={close} />
        )
      }
    >
      <Loaded query={batches} loading={texts.loading} failed={texts.loadError}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={CalendarClock} title={texts.empty} hint={texts.emptyHint}>
              <Link to={pathInStore(`${PATHS.products.path}?view=sheet`, slug)} className="button" data-tone="plain">
                {texts.toSheet}
              </Link>
            </EmptyState>
          ) : (
            <ul aria-label={texts.list} className="bordered-list">
              {all.map((batch) => (
                <BatchRow
                  key={batch.id}
                  batch={batch}
                  stores={known}
                  mayChange={mayPlan}
                  onAct={(kind) => setOver({ kind, batch })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </StaffPage>
  );
}

type Act = Exclude<Over, { kind: 'file' | 'plan' }>['kind'];

interface BatchRowProps {
  batch: PriceBatch;
  stores: readonly Store[];
  mayChange: boolean;
  onAct: (kind: Act) => void;
}

/** The actions of a batch besides the preview; the last one is red. */
function actsOf({ state, stores }: PriceBatch): Act[] {
  if (state === 'running') return ['copy', 'end'];
  // The batch may not have started yet in some of its stores.
  const stayed = stores.filter((store) => store.state === 'applied').map(({ startsAt }) => Date.parse(startsAt));
  if (stayed.length > 0)
    return Date.now() - Math.max(...stayed) < UNDO_HOURS * 3_600_000 ? ['copy', 'rollback'] : ['copy'];
  return state === 'planned' ? ['change', 'copy', 'cancel'] : ['copy'];
}

/** As long as the services keep the recorded rows. */
const UNDO_HOURS = 24;
const STOPS: readonly Act[] = ['cancel', 'end', 'rollback'];

function BatchRow({ batch, stores, mayChange, onAct }: BatchRowProps) {
  const { name, state, products, createdBy } = batch;
  const isOpen = state === 'planned' || state === 'running';
  const acts: Act[] = [...(isOpen ? (['preview', 'print'] as const) : []), ...(mayChange ? actsOf(batch) : [])];
  return (
    <li data-batch={batch.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-extrabold wrap-anywhere">{name}</span>
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        </p>
        <p>{whenOf(batch, stores)}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {[
            whereOf(batch, stores),
            texts.products(products),
            ...(createdBy === null ? [] : [texts.by(createdBy)]),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            className={STOPS.includes(act) ? 'text-price' : ''}
            aria-label={texts.acts[act].named(name)}
            onClick={() => onAct(act)}
          >
            {texts.acts[act].label}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** The local time in the first store, marked as "store time" if others differ. */
function whenOf({ stores: of }: PriceBatch, stores: readonly Store[]): string {
  const [first] = of;
  if (first === undefined) return '';
  const zone = stores.find(({ slug }) => slug === first.store)?.timeZone ?? 'UTC';
  const { startsAt: starts, endsAt: ends } = first;
  const period = ends === null ? texts.from(formatInstant(starts, zone)) : formatSpan(starts, ends, zone);
  return of.some(({ startsAt }) => startsAt !== first.startsAt) ? `${period} · ${texts.storeTime}` : period;
}

const whereOf = ({ stores: [first], storeCount }: PriceBatch, stores: readonly Store[]): string =>
  storeCount === 1 && first ? storeNameIn(stores, first.store) : texts.stores(storeCount);

interface BatchDialogProps {
  over: Over;
  user: StaffUser;
  known: readonly Store[];
  pictures: PreviewPictures;
  onOpen: (over: Over) => void;
  onClose: () => void;
}

function BatchDialog({ over, user, known, pictures, onOpen, onClose }: BatchDialogProps) {
  const { stores } = useStoreScope();
  switch (over.kind) {
    case 'file':
      return <BatchFileDialog onClose={onClose} onRead={(items) => onOpen({ kind: 'plan', items })} />;
    case 'plan':
      return <ScheduleDialog items={over.items} onClose={onClose} onPlanned={onClose} />;
    case 'change':
    case 'copy':
      return <BatchForm id={over.batch.id} isChange={over.kind === 'change'} onClose={onClose} />;
    case 'print':
      return <PaperDialog batch={over.batch} stores={stores} when={whenOf(over.batch, known)} onClose={onClose} />;
    case 'preview': {
      const start = startOf(over.batch, stores);
      return <PreviewDialog user={user} stores={stores} pictures={pictures} onClose={onClose} {...start} />;
    }
    default:
      return <StopQuestion kind={over.kind} batch={over.batch} stores={known} onClose={onClose} />;
  }
}

/** The form of a batch with its current values. */
function BatchForm({ id, isChange, onClose }: { id: string; isChange: boolean; onClose: () => void }) {
  const batch = useQuery({ ...batchQuery(id), staleTime: 0, gcTime: 0 });
  const products = useQuery(chainProductsQuery);
  if (batch.data !== undefined && products.data !== undefined) {
    const items = isChange ? batch.data.items : copiedItems(batch.data.items, products.data);
    return <ScheduleDialog items={items} like={batch.data} isChange={isChange} onClose={onClose} onPlanned={onClose} />;
  }
  return (
    <Dialog title={texts.acts[isChange ? 'change' : 'copy'].label} onCloseRequest={onClose}>
      <Loaded query={batch.data === undefined ? batch : products} loading={texts.loading} failed={texts.loadError}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** A batch's first open store, and its start there, or now if that is over, as the value of a date input. */
function startOf({ stores: of }: PriceBatch, stores: readonly Store[]): { store: string; at: string } {
  const first = of.find(({ store }) => stores.some(({ slug }) => slug === store)) ?? of[0];
  const { slug = '', timeZone = 'UTC' } = stores.find((store) => store.slug === first?.store) ?? stores[0] ?? {};
  const at = new Date(Math.max(Date.parse(first?.startsAt ?? ''), Date.now()) + 60_000);
  return { store: slug, at: toWallClock(at.toISOString(), timeZone) };
}

/** The result of a rollback. It can be too late for a store that started early. */
export function rolledBack(
  { restored, leftCount, stores }: Pick<PriceBatchRollback, 'restored' | 'leftCount' | 'stores'>,
  known: readonly Pick<Store, 'slug' | 'name'>[],
) {
  const names = stores.filter(({ state }) => state === 'applied').map(({ store }) => storeNameIn(known, store));
  const kept = names.length > MOST_NAMED ? texts.stores(names.length) : names.join(', ');
  const more = [leftCount > 0 && texts.left(leftCount), kept !== '' && texts.kept(kept)].filter(Boolean);
  return { title: texts.rolledBack(restored), ...(more.length > 0 && { description: more.join(' ') }) };
}

/** Further stores are only counted. */
const MOST_NAMED = 3;

interface StopQuestionProps {
  kind: 'cancel' | 'end' | 'rollback';
  batch: PriceBatch;
  stores: readonly Store[];
  onClose: () => void;
}

function StopQuestion({ kind, batch: { id, name }, stores, onClose }: StopQuestionProps) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: async () => {
      if (kind !== 'rollback') await stopBatch({ id, how: kind });
      else toasts.show(rolledBack(await rollBackBatch(id), stores));
    },
    onSettled: async () => client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  });
  const { title, body } = texts.questions[kind];
  return (
    <ConfirmDialog
      title={title(name)}
      body={body}
      confirmLabel={texts.acts[kind].label}
      cancelLabel={texts.keep}
      fallback={texts.failed}
      {...confirming(stop, undefined, onClose)}
    />
  );
}
