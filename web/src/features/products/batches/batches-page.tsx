import '../../../shared/styles/staff-lists.css';
import type { PriceBatch, StaffUser, Store } from '@larder/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { batchesQuery, stopBatch } from '../../../shared/api/price-batches.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { toWallClock } from '../../../shared/time/store-time.ts';
import { instantWords, spanWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog, confirming } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { batchTexts as texts } from '../../../texts/products/batches.ts';
import { PreviewDialog, type PreviewPictures } from './preview-dialog.tsx';

interface Over {
  kind: 'preview' | 'cancel' | 'end';
  batch: PriceBatch;
}

const TONES = { planned: 'info', running: 'good', ended: 'quiet', applied: 'quiet', cancelled: 'quiet' } as const;

/** Prices that are planned, that hold now, and that held. */
export function BatchesPage({ user, pictures }: { user: StaffUser; pictures: PreviewPictures }) {
  const { slug, stores } = useStoreScope();
  const batches = useQuery(batchesQuery(slug));
  const [over, setOver] = useState<Over | null>(null);
  const close = (): void => setOver(null);
  return (
    <StaffPage
      name="batches"
      texts={texts}
      beside={
        over !== null && <BatchDialog {...over} user={user} stores={stores} pictures={pictures} onClose={close} />
      }
    >
      <Loaded query={batches} loading={texts.loading} failed={texts.loadError}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={CalendarClock} title={texts.empty} hint={texts.emptyHint}>
              <Link to={`${PATHS.products.path}?view=sheet`} className="button" data-tone="plain">
                {texts.toSheet}
              </Link>
            </EmptyState>
          ) : (
            <ul aria-label={texts.list} className="bordered-list">
              {all.map((batch) => (
                <BatchRow
                  key={batch.id}
                  batch={batch}
                  stores={stores}
                  mayStop={user.role === 'admin'}
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

interface BatchRowProps {
  batch: PriceBatch;
  stores: readonly Store[];
  mayStop: boolean;
  onAct: (kind: Over['kind']) => void;
}

function BatchRow({ batch, stores, mayStop, onAct }: BatchRowProps) {
  const { name, state, products, createdBy } = batch;
  const isOpen = state === 'planned' || state === 'running';
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
        {isOpen && (
          <Button aria-label={texts.previewNamed(name)} onClick={() => onAct('preview')}>
            {texts.preview}
          </Button>
        )}
        {mayStop && state === 'planned' && (
          <Button className="text-price" aria-label={texts.cancelNamed(name)} onClick={() => onAct('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {mayStop && state === 'running' && (
          <Button className="text-price" aria-label={texts.endNamed(name)} onClick={() => onAct('end')}>
            {texts.end}
          </Button>
        )}
      </div>
    </li>
  );
}

/** By the clock of its first store; "store time" where others differ. */
function whenOf({ stores: of }: PriceBatch, stores: readonly Store[]): string {
  const [first] = of;
  if (first === undefined) return '';
  const zone = stores.find(({ slug }) => slug === first.store)?.timeZone ?? 'UTC';
  const { startsAt: starts, endsAt: ends } = first;
  const words = ends === null ? texts.from(instantWords(starts, zone)) : spanWords(starts, ends, zone);
  return of.some(({ startsAt }) => startsAt !== first.startsAt) ? `${words} · ${texts.storeTime}` : words;
}

function whereOf({ stores: of }: PriceBatch, stores: readonly Store[]): string {
  const [first] = of;
  if (of.length !== 1 || first === undefined) return texts.stores(of.length);
  return namesOf(stores.find(({ slug }) => slug === first.store) ?? { name: first.store })[0].text;
}

interface BatchDialogProps extends Over {
  user: StaffUser;
  stores: readonly Store[];
  pictures: PreviewPictures;
  onClose: () => void;
}

function BatchDialog({ kind, batch, user, stores, pictures, onClose }: BatchDialogProps) {
  if (kind !== 'preview') return <StopQuestion kind={kind} batch={batch} onClose={onClose} />;
  const store = batch.stores[0]?.store ?? stores[0]?.slug ?? '';
  const at = localStart(batch, stores);
  return <PreviewDialog user={user} stores={stores} store={store} at={at} pictures={pictures} onClose={onClose} />;
}

/** Its start, or now when that is over, as a field of the browser takes it. */
function localStart({ stores: of }: PriceBatch, stores: readonly Store[]): string {
  const zone = stores.find(({ slug }) => slug === of[0]?.store)?.timeZone ?? 'UTC';
  const at = new Date(Math.max(Date.parse(of[0]?.startsAt ?? ''), Date.now()) + 60_000);
  return toWallClock(at.toISOString(), zone);
}

interface StopQuestionProps {
  kind: 'cancel' | 'end';
  batch: PriceBatch;
  onClose: () => void;
}

function StopQuestion({ kind, batch: { id, name }, onClose }: StopQuestionProps) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: stopBatch,
    onSettled: async () => client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  });
  const [title, body, label] =
    kind === 'cancel'
      ? [texts.cancelTitle(name), texts.cancelBody, texts.cancel]
      : [texts.endTitle(name), texts.endBody, texts.end];
  return (
    <ConfirmDialog
      title={title}
      body={body}
      confirmLabel={label}
      fallback={texts.failed}
      {...confirming(stop, { id, how: kind }, onClose)}
    />
  );
}
