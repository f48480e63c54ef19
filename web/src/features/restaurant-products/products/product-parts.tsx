import { formatMoney } from '@larder/kernel';
import { CircleSlash, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shortCalendarWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import type { MoveDirection } from '../../../shared/ui/order/moves.ts';
import { part } from '../../../shared/ui/part.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useStoreDay } from '../../../shared/use-store-day.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import { useMarkSoldOut, useSwitchProduct } from '../changes/use-change-products.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';

/** What rows and cards can ask of the page. The same object as long as the page lives. */
export interface ProductActions {
  edit(product: WholesaleProduct): void;
  remove(product: WholesaleProduct): void;
  move(product: WholesaleProduct, direction: MoveDirection): void;
  /** Tells those who do not see the switch that it has gone back. */
  say(words: string): void;
}

interface PartProps {
  product: WholesaleProduct;
  editable: boolean;
  actions: ProductActions;
}

/** Whether restaurants see the product; a word stands beside the switch, so colour is not alone. */
export function ActiveSwitch({ product, editable, actions }: PartProps) {
  const change = useSwitchProduct();
  const { active, name } = product;
  const turn = (next: boolean): void =>
    change.mutate(
      { id: product.id, active: next },
      { onError: () => actions.say(wholesaleTexts.stays[next ? 'inactive' : 'active'](name)) },
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Switch
        checked={active}
        label={wholesaleTexts.activeLabel(name)}
        pending={change.isPending}
        readOnly={!editable}
        onChange={turn}
      />
      <span className={`text-sm ${active ? 'text-ink' : 'text-ink-3'}`}>
        {active ? wholesaleTexts.active : wholesaleTexts.inactive}
      </span>
    </span>
  );
}

export const SoldOutDialog = part(async () => (await import('./sold-out-dialog.tsx')).SoldOutDialog, {
  place: 'over',
  lost: wholesaleTexts.soldOutLost,
});

/** Whether any is left: until a day that staff choose, or, marked for a day only, until midnight in the store's zone. */
export function SoldOutMark({ product, editable }: Pick<PartProps, 'product' | 'editable'>) {
  const change = useMarkSoldOut();
  const today = useStoreDay();
  const [asking, setAsking] = useState(false);
  const { id, name, soldOutDate, soldOutUntil } = product;
  const until = soldOutUntil && soldOutUntil > today ? soldOutUntil : null;
  const soldOut = until !== null || soldOutDate === today;
  const words =
    until !== null
      ? wholesaleTexts.soldOutUntil(shortCalendarWords(until))
      : wholesaleTexts[soldOut ? 'soldOutToday' : 'soldOut'];
  if (!editable) return soldOut ? <Badge icon={CircleSlash}>{words}</Badge> : null;
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-8 items-center gap-1.5 rounded-tag border border-dashed border-edge px-2.5 py-0.5 text-[0.8125rem] whitespace-nowrap text-ink-2 aria-pressed:border-solid aria-pressed:border-price aria-pressed:font-semibold aria-pressed:text-price pointer-coarse:min-h-11"
        aria-pressed={soldOut}
        aria-label={wholesaleTexts.soldOutLabel(words, name)}
        disabled={change.isPending}
        onClick={() => (soldOut ? change.mutate({ id, soldOutToday: false }) : setAsking(true))}
      >
        <CircleSlash size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
        {words}
      </button>
      {asking && <SoldOutDialog product={product} today={today} onClose={() => setAsking(false)} />}
    </>
  );
}

export function ProductButtons({ product, editable, actions }: PartProps) {
  if (!editable) return <Badge icon={Eye}>{wholesaleTexts.viewOnly}</Badge>;
  return (
    <span className="inline-flex">
      <IconButton
        icon={Pencil}
        label={wholesaleTexts.editProduct(product.name)}
        title={wholesaleTexts.edit}
        onClick={() => actions.edit(product)}
      />
      <IconButton
        icon={Trash2}
        label={wholesaleTexts.deleteProduct(product.name)}
        className="hover:text-price"
        title={wholesaleTexts.delete}
        onClick={() => actions.remove(product)}
      />
    </span>
  );
}

/** The price with what it is the price of: "$38.50/box". */
export function UnitPrice({ product }: { product: WholesaleProduct }) {
  return (
    <span className="break-words">
      <strong className="font-extrabold whitespace-nowrap text-price">{formatMoney(product.pricePerUnit)}</strong>
      <wbr />
      <span className="text-ink-2">{`/${product.unit}`}</span>
    </span>
  );
}
