import type { StaffUser, Store } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, StoreIcon } from 'lucide-react';
import { useDeferredValue } from 'react';
import { COMPARED_AT_ONCE, matrixQuery, type OwnField } from '../../../shared/api/store-prices.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { OneStore, useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { choice, object, single, text } from '../../../shared/routing/address-codec.ts';
import { useAddressState } from '../../../shared/routing/use-address-state.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { compareTexts as texts } from '../../../texts/products/compare.ts';
import { CompareGrid } from './compare-grid.tsx';

interface View {
  search: string;
  differ: '1' | null;
  field: Exclude<OwnField, 'active'>;
  from: number;
}

const VIEW = object<View>({
  search: text('q'),
  differ: choice<View['differ']>('differ', ['1'], null),
  field: choice<View['field']>('show', ['retailPrice'], 'ourPrice'),
  from: single(
    'from',
    (found) => Math.max(0, Math.trunc(Number(found) || 0)),
    (from) => (from === 0 ? null : String(from)),
  ),
});

const SHOWN = [
  { value: 'ourPrice', label: productListTexts.columns.ourPrice },
  { value: 'retailPrice', label: productListTexts.columns.retail },
];

/** A matrix of products and stores with overridden prices and outliers. */
export function ComparePage({ user }: { user: StaffUser }) {
  const { stores } = useStoreScope();
  return (
    <StaffPage name="compare" texts={texts} about="chain">
      {stores.length < 2 ? <OneStore user={user} /> : <Comparison stores={stores} editable={user.role === 'admin'} />}
    </StaffPage>
  );
}

function Comparison({ stores, editable }: { stores: readonly Store[]; editable: boolean }) {
  const [view, setView] = useAddressState(VIEW);
  const change = (changes: Partial<View>): void => setView((before) => ({ ...before, from: 0, ...changes }));
  const search = useDeferredValue(view.search);
  const matrix = useQuery(matrixQuery(search, view.differ !== null, view.from));
  // Products were deleted since the page in the address was shown.
  if (view.from > 0 && !matrix.isPlaceholderData && matrix.data?.rows.length === 0) change({ from: 0 });
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-2 print:[&>:not(:has(select))]:hidden">
        <TextField
          type="search"
          className="min-w-56 flex-1 sm:max-w-96"
          label={texts.search}
          value={view.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <SelectField
          label={texts.show}
          options={SHOWN}
          value={view.field}
          onChange={(event) => change({ field: event.target.value as View['field'], from: view.from })}
        />
        <CheckboxField
          label={texts.differ}
          checked={view.differ !== null}
          onChange={(event) => change({ differ: event.target.checked ? '1' : null })}
        />
      </div>
      <Loaded query={matrix} loading={texts.loading} failed={texts.loadError}>
        {(page) =>
          page.rows.length === 0 ? (
            <EmptyState icon={StoreIcon} title={view.differ && search === '' ? texts.noneDiffers : texts.none} />
          ) : (
            <div className="grid gap-2" aria-busy={matrix.isPlaceholderData}>
              <CompareGrid key={view.field} matrix={page} stores={stores} field={view.field} editable={editable} />
              <Pages total={page.total} from={view.from} shown={page.rows.length} onGo={(from) => change({ from })} />
              {editable && <p className="screen-only text-sm text-ink-2">{texts.keysHint}</p>}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

interface PagesProps {
  total: number;
  from: number;
  shown: number;
  onGo: (from: number) => void;
}

function Pages({ total, from, shown, onGo }: PagesProps) {
  const next = from + COMPARED_AT_ONCE;
  return (
    <div className="flex items-center gap-2">
      <output className="mr-2 font-semibold tabular-nums">{texts.range(from + 1, from + shown, total)}</output>
      <IconButton
        icon={ChevronLeft}
        label={texts.previous}
        disabled={from === 0}
        onClick={() => onGo(Math.max(0, from - COMPARED_AT_ONCE))}
      />
      <IconButton icon={ChevronRight} label={texts.next} disabled={next >= total} onClick={() => onGo(next)} />
    </div>
  );
}
