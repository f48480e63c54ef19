import { formatMoney } from '@larder/kernel';
import { CircleCheck, CircleSlash, Eye, Pencil, Trash2 } from 'lucide-react';
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

/** What the mark says while nothing is left: until a day that staff choose, or until midnight in the store's zone; else null. */
function useSoldOutWords({ soldOutDate, soldOutUntil }: WholesaleProduct): string | null {
  const today = useStoreDay();
  if (soldOutUntil && soldOutUntil > today) return wholesaleTexts.soldOutUntil(shortCalendarWords(soldOutUntil));
  return soldOutDate === today ? wholesaleTexts.soldOutToday : null;
}

export function SoldOutMark({ product }: Pick<PartProps, 'product'>) {
  const words = useSoldOutWords(product);
  return (
    words !== null && (
      <Badge tone="danger" icon={CircleSlash} className="rounded-tag leading-snug max-lg:px-1.5 max-lg:[&>svg]:hidden">
        {words}
      </Badge>
    )
  );
}

/** Marks a product as sold out until a day, or takes the mark back. */
function SoldOutButton({ product }: Pick<PartProps, 'product'>) {
  const change = useMarkSoldOut();
  const today = useStoreDay();
  const [asking, setAsking] = useState(false);
  const soldOut = useSoldOutWords(product) !== null;
  const { id, name } = product;
  return (
    <>
      <IconButton
        icon={soldOut ? CircleCheck : CircleSlash}
        label={soldOut ? wholesaleTexts.endSoldOutOf(name) : wholesaleTexts.markSoldOutOf(name)}
        title={soldOut ? wholesaleTexts.endSoldOut : wholesaleTexts.markSoldOut}
        disabled={change.isPending}
        onClick={() => (soldOut ? change.mutate({ id, soldOutToday: false }) : setAsking(true))}
      />
      {asking && <SoldOutDialog product={product} today={today} onClose={() => setAsking(false)} />}
    </>
  );
}

export function ProductButtons({ product, editable, actions }: PartProps) {
  if (!editable) return <Badge icon={Eye}>{wholesaleTexts.viewOnly}</Badge>;
  return (
    <span className="inline-flex">
      <SoldOutButton product={product} />
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
