import { formatMoney } from '@larder/kernel';
import { StruckChainValue, FollowButton } from '../../../shared/kit/chain-value.tsx';
import { formatShortDay } from '../../../shared/time/format-time.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import { wholesaleStoreTexts } from '../../../texts/restaurant-products/stores.ts';
import { type OwnField, useFollowChain } from '../changes/use-change-products.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';

/** A store's own values as people see them: being sold out is one value, stored in two days. */
export type OverrideField = Exclude<OwnField, 'soldOutUntil'>;

const NAMES: Readonly<Record<OverrideField, string>> = {
  pricePerUnit: wholesaleTexts.columns.price,
  minOrderQuantity: wholesaleTexts.columns.minOrder,
  active: wholesaleTexts.columns.status,
  displayOrder: wholesaleTexts.columns.order,
  soldOutDate: wholesaleStoreTexts.soldOut,
};

interface ChainValueProps {
  product: WholesaleProduct;
  field: OverrideField;
  editable: boolean;
  /** Today in the store's time zone. */
  today: string;
}

/** The chain's value next to a store's own, with a button to follow it again; nothing where the store follows. */
export function ChainValue({ product, field, editable, today }: ChainValueProps) {
  const { own, chain } = product;
  if (own === undefined || chain === undefined || own[field] === null) return null;
  const text = valueText(chain, field, product.unit, today);
  return (
    <span className="inline-flex flex-wrap items-center in-[.figure]:justify-end">
      <StruckChainValue field={field} text={text} />
      {editable && <FollowChain product={product} field={field} text={text} />}
    </span>
  );
}

function FollowChain({ product, field, text }: { product: WholesaleProduct; field: OverrideField; text: string }) {
  const follow = useFollowChain(product);
  return (
    <FollowButton
      what={NAMES[field]}
      product={product.name}
      chain={text}
      pending={follow.isPending}
      onFollow={() => follow.mutate(field === 'soldOutDate' ? ['soldOutDate', 'soldOutUntil'] : [field])}
    />
  );
}

/** A value of the chain or a store, as text. */
export function valueText(
  from: NonNullable<WholesaleProduct['chain']>,
  field: OverrideField,
  unit: string,
  today: string,
): string {
  if (field === 'pricePerUnit') return formatMoney(from.pricePerUnit);
  if (field === 'minOrderQuantity') return wholesaleTexts.quantity(from.minOrderQuantity, unit);
  if (field === 'active') return from.active ? wholesaleTexts.active : wholesaleTexts.inactive;
  if (field === 'displayOrder') return String(from.displayOrder);
  return soldOutText(from, today) ?? wholesaleStoreTexts.notSoldOut;
}

/** The text of the sold-out mark: until a day that staff chose, or until midnight in the store's zone; null for sale. */
export function soldOutText(
  { soldOutDate, soldOutUntil }: Pick<WholesaleProduct, 'soldOutDate' | 'soldOutUntil'>,
  today: string,
): string | null {
  if (soldOutUntil && soldOutUntil > today) return wholesaleTexts.soldOutUntil(formatShortDay(soldOutUntil));
  return soldOutDate === today ? wholesaleTexts.soldOutToday : null;
}
