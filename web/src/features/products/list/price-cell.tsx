import type { Product, ProductPatch } from '@larder/contracts';
import { centsToDollars, formatMoney } from '@larder/kernel';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useChangeCount } from '../../../shared/ui/use-change-count.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { PriceEditor } from './price-editor.tsx';

interface PriceCellProps {
  product: Product;
  field: PriceField;
  editable: boolean;
  save: (patch: ProductPatch) => Promise<Product>;
}

/** An open editor: the price it started from, what stands in it, and why the server refused that. */
interface Editing {
  from: number;
  text: string;
  refusal: string | null;
}

/** A price that becomes an input when clicked. Saving shows the new price at once; a refusal brings the input back. */
export function PriceCell({ product, field, editable, save }: PriceCellProps) {
  const price = product[field];
  const column = productListTexts.columns[field === 'retailPrice' ? 'retail' : 'ourPrice'];
  const changes = useChangeCount(price);
  const [editing, setEditing] = useState<Editing | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);

  useEffect(() => {
    if (editing !== null || !returnFocus.current) return;
    returnFocus.current = false;
    button.current?.focus();
  }, [editing]);

  const close = (): void => {
    returnFocus.current = true;
    setEditing(null);
  };
  const store = (cents: number, text: string): void => {
    close();
    const dollars = centsToDollars(cents);
    if (dollars === price) return;
    save({ [field]: dollars }).catch((error: unknown) => {
      setEditing({ from: price, text, refusal: refusalOf(error) });
    });
  };

  if (editing !== null) {
    return (
      <PriceEditor
        label={productListTexts.priceField(column, product.description)}
        initialText={editing.text}
        problem={editing.from === price ? editing.refusal : productListTexts.changedElsewhere(formatMoney(price))}
        onSave={store}
        onCancel={close}
      />
    );
  }
  const money = formatMoney(price);
  const tint = changes > 0 ? 'price-changed' : '';
  if (!editable) {
    return (
      <span key={changes} className={`price-value ${tint}`}>
        {money}
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className="price-value price-button"
      aria-label={productListTexts.editPrice(column, money, product.description)}
      onClick={() => setEditing({ from: price, text: price.toFixed(2), refusal: null })}
    >
      <span key={changes} className={tint}>
        {money}
      </span>
    </button>
  );
}

function refusalOf(error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  return said ?? toastTexts.updateProduct.failure.fallback;
}

/** The two prices of a product that are edited in their cells. */
const PRICE_FIELDS = ['retailPrice', 'ourPrice'] as const;

type PriceField = (typeof PRICE_FIELDS)[number];
