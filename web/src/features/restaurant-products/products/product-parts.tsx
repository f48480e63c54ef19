import { formatMoney } from '@larder/kernel';
import { CircleCheck, CircleSlash, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import type { MoveDirection } from '../../../shared/ui/order/move-buttons.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useDayIn, useStoreDay } from '../../../shared/use-store-day.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import { wholesaleStoreTexts } from '../../../texts/restaurant-products/stores.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { useMarkSoldOut, useSwitchProduct } from '../changes/use-change-products.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';
import { soldOutText } from './chain-value.tsx';

/** Actions of rows and cards. The same object for the lifetime of the page. */
export interface ProductActions {
  edit(product: WholesaleProduct): void;
  remove(product: WholesaleProduct): void;
  move(product: WholesaleProduct, direction: MoveDirection): void;
  /** Shows stores' own values. */
  showStores(product: WholesaleProduct): void;
  /** Announces to screen readers that the switch has gone back. */
  say(text: string): void;
}

interface PartProps {
  product: WholesaleProduct;
  editable: boolean;
  actions: ProductActions;
}

interface DayProps {
  /** Today in the store's time zone. */
  today: string;
}

/** A switch for whether restaurants see the product; a word next to it repeats the colour's meaning. */
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

/** The day it is in the store that the page is about, or in the default one. */
export function useScopeDay(): string {
  const { slug, stores } = useStoreScope();
  const today = useStoreDay();
  const zone = stores.find((store) => store.slug === slug)?.timeZone;
  const there = useDayIn(zone ?? 'UTC');
  return zone === undefined ? today : there;
}

export function SoldOutMark({ product, today }: Pick<PartProps, 'product'> & DayProps) {
  const text = soldOutText(product, today);
  return (
    text !== null && (
      <Badge tone="danger" icon={CircleSlash} className="rounded-tag leading-snug max-lg:px-1.5 max-lg:[&>svg]:hidden">
        {text}
      </Badge>
    )
  );
}

/** Marks a product as sold out until a day, or takes the mark back. */
function SoldOutButton({ product, today }: Pick<PartProps, 'product'> & DayProps) {
  const change = useMarkSoldOut();
  const [asking, setAsking] = useState(false);
  const soldOut = soldOutText(product, today) !== null;
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

export function ProductButtons({ product, editable, actions, today }: PartProps & DayProps) {
  if (!editable) return <Badge icon={Eye}>{wholesaleTexts.viewOnly}</Badge>;
  const isOfStore = product.own !== undefined;
  return (
    <span className="inline-flex">
      <SoldOutButton product={product} today={today} />
      <IconButton
        icon={Pencil}
        label={isOfStore ? wholesaleStoreTexts.edit(product.name) : wholesaleTexts.editProduct(product.name)}
        title={wholesaleTexts.edit}
        onClick={() => actions.edit(product)}
      />
      {!isOfStore && (
        <IconButton
          icon={Trash2}
          label={wholesaleTexts.deleteProduct(product.name)}
          className="hover:text-price"
          title={wholesaleTexts.delete}
          onClick={() => actions.remove(product)}
        />
      )}
    </span>
  );
}

/** The number of stores with own values, and a button that shows them; for the chain's list. */
export function StoresThatDiffer({ product, actions }: Pick<PartProps, 'product' | 'actions'>) {
  if (product.differs === undefined) return null;
  return (
    <button
      type="button"
      className="text-button justify-self-start text-sm"
      onClick={() => actions.showStores(product)}
    >
      {storeScopeTexts.differ(product.differs)}
      <span className="sr-only">{`: ${product.name}`}</span>
    </button>
  );
}

/** The price with what it is the price of: "$38.50/box". */
export function UnitPrice({ product }: { product: WholesaleProduct }) {
  return (
    <span className="break-words">
      <strong className="font-extrabold whitespace-nowrap text-price">{formatMoney(product.pricePerUnit)}</strong>
      <wbr />
      <span className="text-ink-2">{wholesaleTexts.perUnit(product.unit)}</span>
    </span>
  );
}
