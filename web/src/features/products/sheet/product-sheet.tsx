import type { StaffUser } from '@larder/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { deviceStore } from '../../../shared/browser-storage.ts';
import { SelectionActions, SelectionBar } from '../../../shared/kit/selection-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Announcer } from '../../../shared/ui/live/announcer.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { scheduleTexts } from '../../../texts/products/batches.ts';
import { sheetTexts as texts } from '../../../texts/products/sheet.ts';
import { canSchedule, ScheduleDialog } from '../batches/schedule-dialog.tsx';
import { itemOfEdit } from '../bulk/bulk-change.ts';
import { ReviewDialog } from '../bulk/review-dialog.tsx';
import { useProductScope } from '../product-scope.ts';
import { type CellProblem, type Drafts, NO_DRAFTS, ofStore, readDrafts, reviewDrafts, withoutSaved } from './drafts.ts';
import { SheetGrid } from './sheet-grid.tsx';

/** The most problems named in the bar. */
const NAMED = 3;

interface ProductSheetProps {
  user: StaffUser;
  /** The filtered products. */
  shown: readonly ProductData[];
  /** The loaded list, which includes products with drafts that the filters hide. */
  products: readonly ProductData[];
}

/** The products as a spreadsheet. Typed values are drafts on this device until they are reviewed and published. */
export function ProductSheet({ user, shown, products }: ProductSheetProps) {
  const { store } = useProductScope();
  const { drafts, change, undo } = useDrafts(`larder.sheet.${user.id}.${store ?? ''}`, products);
  const review = useMemo(() => reviewDrafts(drafts, products), [drafts, products]);
  const [open, setOpen] = useState<'review' | 'schedule' | 'discard' | null>(null);
  const [wanted, setWanted] = useState<CellProblem | null>(null);
  const close = (): void => setOpen(null);
  const forget = (): void => {
    change(() => NO_DRAFTS);
    close();
  };
  return (
    <>
      <p className="text-sm text-ink-2 pointer-coarse:hidden">{texts.hint}</p>
      <p className="hidden text-sm text-ink-2 pointer-coarse:block">{texts.touchHint}</p>
      <SheetGrid
        rows={shown}
        drafts={drafts}
        mayChange={store === null ? anywhere : ofStore}
        wanted={wanted}
        onChange={change}
        onUndo={undo}
      />
      <Announcer />
      {review.count + review.gone > 0 && (
        <DraftBar
          {...review}
          onGoTo={setWanted}
          onReview={() => setOpen('review')}
          onSchedule={canSchedule(review.items) ? () => setOpen('schedule') : null}
          onDiscard={() => setOpen('discard')}
        />
      )}
      {open === 'discard' && (
        <ConfirmDialog
          title={texts.discardTitle(review.count)}
          body={texts.discardBody}
          confirmLabel={texts.discard}
          onConfirm={forget}
          onCancel={close}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog items={review.items.map(itemOfEdit)} lists={false} onClose={close} onPlanned={forget} />
      )}
      {open === 'review' && (
        <ReviewDialog
          change={{ stores: store === null ? null : [store], items: review.items }}
          products={products}
          onClose={close}
          onPublished={forget}
        />
      )}
    </>
  );
}

const anywhere = (): boolean => true;

interface DraftBarProps {
  count: number;
  gone: number;
  problems: readonly CellProblem[];
  onGoTo: (problem: CellProblem) => void;
  onReview: () => void;
  /** Null if anything besides prices and status is changed. */
  onSchedule: (() => void) | null;
  onDiscard: () => void;
}

/** The number of unpublished changes, and their problems. */
function DraftBar({ count, gone, problems, onGoTo, onReview, onSchedule, onDiscard }: DraftBarProps) {
  const blocking = problems.filter(({ blocks }) => blocks).length;
  const reason = blocking > 0 ? texts.blocked(blocking) : null;
  return (
    <SelectionBar part="sheet-bar" label={texts.bar}>
      <ul className="grid gap-0.5 text-sm empty:hidden">
        {gone > 0 && <li>{texts.gone(gone)}</li>}
        {problems.slice(0, NAMED).map((problem) => (
          <li key={`${problem.id} ${problem.field}`}>
            {/* A new object each time, so that pressing again goes there again. */}
            <button type="button" className="text-button" onClick={() => onGoTo({ ...problem })}>
              {texts.at(problem.product, texts.columns[problem.field])}
            </button>
            {`: ${problem.sentence}`}
          </li>
        ))}
        {problems.length > NAMED && <li>{texts.moreProblems(problems.length - NAMED)}</li>}
      </ul>
      <SelectionActions>
        <output className="mr-auto font-extrabold max-sm:basis-full">{texts.changes(count)}</output>
        <Button onClick={onDiscard}>{texts.discard}</Button>
        <ReasonedButton
          disabledReason={reason ?? (onSchedule === null ? scheduleTexts.leftOut : null)}
          onClick={() => onSchedule?.()}
        >
          {scheduleTexts.open}
        </ReasonedButton>
        <ReasonedButton tone="primary" disabledReason={reason} onClick={onReview}>
          {texts.review}
        </ReasonedButton>
      </SelectionActions>
    </SelectionBar>
  );
}

/** The number of edits since the page was opened that can be undone. */
const STEPS_BACK = 100;

/** The drafts of a user in a store, stored on the device after every change. */
function useDrafts(key: string, products: readonly ProductData[]) {
  const [{ drafts, past }, setHeld] = useState(() => ({
    drafts: readDrafts(deviceStore.read(key)),
    past: [] as readonly Drafts[],
  }));
  const left = useMemo(() => withoutSaved(drafts, products), [drafts, products]);
  if (left !== drafts) setHeld({ drafts: left, past });
  useEffect(
    () => deviceStore.write(key, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts)),
    [key, drafts],
  );
  // Drafts from another tab count, but cannot be undone here.
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === key) setHeld({ drafts: readDrafts(event.newValue), past: [] });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  const change = useCallback(
    (act: (before: Drafts) => Drafts): void =>
      setHeld((held) => {
        const next = act(held.drafts);
        return next === held.drafts ? held : { drafts: next, past: [...held.past.slice(1 - STEPS_BACK), held.drafts] };
      }),
    [],
  );
  const undo = useCallback(
    (): void =>
      setHeld((held) => {
        const before = held.past.at(-1);
        return before === undefined ? held : { drafts: before, past: held.past.slice(0, -1) };
      }),
    [],
  );
  return { drafts, change, undo };
}
