import type { Product } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { ArrowDownWideNarrow, SearchX, Share2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from '../../shared/routing/router.ts';
import { toasts } from '../../shared/toast/toast-store.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { boardToolTexts as texts } from '../../texts/board-tools.ts';
import { searchBoard } from './board-sections.ts';
import { ProductCard } from './product-card.tsx';
import { BOARD_ORDERS, type BoardOrder, sortBoard } from './sort-board.ts';
import type { BoardSearch } from './use-board-search.ts';

const PARAMETER = 'sort';

interface BoardToolsProps {
  products: readonly Product[];
  search: BoardSearch;
  /** Empty means by section. */
  order: string;
  onOrder: (order: string) => void;
}

/** Tools for shoppers: another sort order, and sharing a product. */
export function BoardTools({ products, search, order, onOrder }: BoardToolsProps) {
  const [parameters, setParameters] = useSearchParams();
  const arrived = useRef(false);
  useEffect(() => {
    if (!arrived.current) {
      arrived.current = true;
      const asked = parameters.get(PARAMETER) ?? '';
      if (isOrder(asked)) onOrder(asked);
      return;
    }
    const next = new URLSearchParams(location.search);
    if (order === (next.get(PARAMETER) ?? '')) return;
    if (order === '') next.delete(PARAMETER);
    else next.set(PARAMETER, order);
    setParameters(next, { replace: true, preventScrollReset: true });
  }, [order, onOrder, parameters, setParameters]);
  return (
    <>
      <label className="screen-only ml-auto flex w-fit items-center gap-2">
        <ArrowDownWideNarrow size={20} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
        <span className="sr-only">{texts.order}</span>
        <select className="field w-auto font-semibold" value={order} onChange={(event) => onOrder(event.target.value)}>
          {(['', ...BOARD_ORDERS] as const).map((each) => (
            <option key={each} value={each}>
              {texts.orders[each]}
            </option>
          ))}
        </select>
      </label>
      {isOrder(order) && <OrderedList products={products} search={search} order={order} />}
      <ShareButton products={products} />
    </>
  );
}

function isOrder(text: string): text is BoardOrder {
  return BOARD_ORDERS.some((order) => order === text);
}

/** All products of the board in one list. */
function OrderedList({
  products,
  search,
  order,
}: Pick<BoardToolsProps, 'products' | 'search'> & { order: BoardOrder }) {
  const { finder } = search;
  const wanted = useDeferredValue(search.query).trim();
  const shown = useMemo(
    () => sortBoard(searchBoard(products, wanted, finder), order),
    [products, wanted, finder, order],
  );
  return (
    <section aria-labelledby="board-ordered" className="pt-4 pb-8">
      <div className="flex flex-wrap items-baseline gap-x-3 pb-2">
        <h2 id="board-ordered" tabIndex={-1} className="text-2xl font-extrabold md:text-3xl">
          {texts.orders[order]}
        </h2>
        <output className="text-ink-2">{texts.listed(shown.length)}</output>
      </div>
      <div className="perforated" aria-hidden />
      {shown.length === 0 && (
        <div className="pt-8">
          <EmptyState icon={SearchX} title={wanted === '' ? texts.noSavings : texts.nothingFound(wanted)} />
        </div>
      )}
      <div className="@container pt-4">
        <ul className="product-grid">
          {shown.map((product) => (
            <ProductCard key={product.id} product={product} eager={false} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A share button on the product in the address; pressing a product's name puts it there. */
function ShareButton({ products }: { products: readonly Product[] }) {
  const [id, setId] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const look = (): void => setId(location.hash.slice(1));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  // Found again, because cards are rendered in steps, and replaced when the order changes.
  const [card, setCard] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (id === '') return;
    const look = (): void => setCard(document.querySelector<HTMLElement>(`[data-product="${CSS.escape(id)}"]`));
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    const first = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(first);
      changes.disconnect();
    };
  }, [id]);
  const product = products.find((each) => each.id === id);
  if (product === undefined || !card?.isConnected) return null;
  return createPortal(
    <button
      type="button"
      className="button absolute top-1.5 right-1.5 px-3 screen-only"
      data-tone="primary"
      aria-label={texts.shareProduct(product.description)}
      onClick={() => void share(product)}
    >
      <Share2 size={18} strokeWidth={1.75} aria-hidden />
      {texts.share}
    </button>,
    card,
  );
}

/** Opens the device's share sheet; otherwise the link is copied, or shown without a clipboard. */
async function share({ id, description, ourPrice }: Product): Promise<void> {
  const url = `${location.origin}${location.pathname}#${id}`;
  const text = texts.shared(description, formatMoney(ourPrice));
  try {
    if ('share' in navigator) return await navigator.share({ title: description, text, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toasts.show({ title: texts.copied, description: text });
  } catch {
    toasts.show({ title: texts.copyByHand, description: url });
  }
}
