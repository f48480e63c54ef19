import '../../../shared/styles/staff-lists.css';
import type { PrintedTags, ShelfTag, ShelfTags, StaffUser, Store, TagsMarked } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Printer, Tag } from 'lucide-react';
import { useState } from 'react';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { requestJson } from '../../../shared/api/http.ts';
import { staffQuery } from '../../../shared/api/staff-query.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { isOfBoard } from '../../../shared/realtime/live-message.ts';
import { useLive } from '../../../shared/realtime/use-live.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { BothNames, namesOf } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { ConfirmDialog, confirming } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { tagTexts as texts } from '../../../texts/products/tags.ts';
import { TAG_SIZES, TagSheets, type TagProduct, type TagSize } from './tag-sheets.tsx';

const TAGS = '/api/admin/shelf-tags';

const shelfTagsQuery = (store: string) =>
  staffQuery<ShelfTags>([...staffKeys.shelfTags, store], `${TAGS}?store=${encodeURIComponent(store)}`);

const markPrinted = (store: string, body: PrintedTags): Promise<TagsMarked> =>
  requestJson<TagsMarked>(`${TAGS}/printed?store=${encodeURIComponent(store)}`, { method: 'POST', body, staff: true });

/** A store's shelf tags that are out of date. */
export function TagsPage({ user }: { user: StaffUser }) {
  const { slug, stores } = useStoreScope();
  const [chosen, setChosen] = useState<string | null>(null);
  const store =
    stores.find((each) => each.slug === (slug ?? chosen)) ?? stores.find(({ isDefault }) => isDefault) ?? stores[0];
  return (
    <StaffPage name="tags" texts={texts}>
      {slug === null && stores.length > 1 && (
        <div className="max-w-sm py-2">
          <SelectField
            label={texts.store}
            value={store?.slug ?? ''}
            options={stores.map((each) => ({ value: each.slug, label: namesOf(each)[0].text }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
      )}
      {store !== undefined && <TagsOfStore key={store.slug} store={store} mayMark={user.role === 'admin'} />}
    </StaffPage>
  );
}

function TagsOfStore({ store, mayMark }: { store: Store; mayMark: boolean }) {
  const client = useQueryClient();
  const tags = useQuery(shelfTagsQuery(store.slug));
  useLive(isOfBoard, () => void client.invalidateQueries({ queryKey: staffKeys.shelfTags }));
  const [size, setSize] = useState<TagSize>(30);
  const [isPrinting, setIsPrinting] = useState(false);
  // Prices may change between printing and pressing the button: only the printed ones are marked.
  const [onPaper, setOnPaper] = useState<readonly ShelfTag[] | null>(null);
  const [asks, setAsks] = useState(false);
  const mark = useMutation({
    mutationFn: async (printed: readonly ShelfTag[]) =>
      markPrinted(store.slug, { tags: printed.map(({ productId, tag }) => ({ productId, tag })) }),
    onSuccess: ({ marked, changeId }) => {
      setOnPaper(null);
      offerUndoOf(client, { service: 'catalog', ids: [changeId] }, { title: texts.marked(marked) });
    },
    onSettled: async () => client.invalidateQueries({ queryKey: staffKeys.shelfTags }),
  });
  const print = (all: readonly ShelfTag[]) => (): void => {
    setOnPaper(all);
    setIsPrinting(true);
  };
  return (
    <Loaded query={tags} loading={texts.loading} failed={texts.failed}>
      {({ tags: all, printedAt }) => (
        <div className="grid gap-4 pt-2">
          <p className="text-ink-2">
            {printedAt === null ? all.length > 0 && texts.never : texts.since(formatInstant(printedAt, store.timeZone))}
          </p>
          {all.length === 0 ? (
            <EmptyState icon={Tag} title={texts.none} hint={texts.noneHint} />
          ) : (
            <>
              <div className="toolbar">
                <SelectField
                  label={texts.size}
                  value={String(size)}
                  options={TAG_SIZES.map((each) => ({ value: String(each), label: texts.sizes[each] }))}
                  onChange={({ target }) => setSize(TAG_SIZES.find((each) => String(each) === target.value) ?? 30)}
                />
                <Button icon={Printer} tone="primary" onClick={print(all)}>
                  {texts.print(all.length)}
                </Button>
                {mayMark && (
                  <Button icon={Check} onClick={() => setAsks(true)}>
                    {texts.mark}
                  </Button>
                )}
              </div>
              <TagList tags={all} />
            </>
          )}
          {isPrinting && onPaper && <TagSheets tags={onPaper} size={size} onPrinted={() => setIsPrinting(false)} />}
          {asks && (
            <ConfirmDialog
              title={texts.markTitle((onPaper ?? all).length)}
              body={texts.markBody}
              confirmLabel={texts.mark}
              fallback={texts.markFailed}
              {...confirming(mark, onPaper ?? all, () => setAsks(false))}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** The most tags listed. */
const LISTED = 200;

function TagList({ tags }: { tags: readonly TagProduct[] }) {
  return (
    <ScrollRegion className="overflow-x-auto" label={texts.list}>
      <table className="figures-table max-w-3xl">
        <TableHead columns={[texts.columns.product, texts.columns.size, [texts.columns.price, 'text-right']]} />
        <tbody>
          {tags.slice(0, LISTED).map((tag) => (
            <tr key={tag.productId}>
              <th scope="row" className="wrap-anywhere">
                <BothNames of={{ name: tag.description, chineseName: tag.chineseName }} />
              </th>
              <td>{tag.size}</td>
              <td className="text-right font-semibold whitespace-nowrap">{formatMoney(tag.ourPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tags.length > LISTED && <p className="py-2 text-ink-2">{texts.more(tags.length - LISTED)}</p>}
    </ScrollRegion>
  );
}
