import type { ProductPatch, StaffProduct } from '@larder/contracts';
import { centsToDollars, formatMoney, MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { sentenceOf, slipsOfConflict } from '../../../shared/api/api-error.ts';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { AlsoThere } from '../../../shared/kit/chain-value.tsx';
import { questionsOf } from '../../../shared/kit/price-question.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { isOfInputMethod } from '../../../shared/ui/escape.ts';
import { useChangeCount } from '../../../shared/ui/use-change-count.ts';
import { priceGuardTexts } from '../../../texts/price-guard.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { usePriceQuestions } from '../changes/price-questions.ts';
import styles from './price-cell.module.css';

const PRICE = 'inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11 max-md:min-h-11 print:min-h-0!';

interface PriceCellProps {
  product: ProductData;
  field: 'retailPrice' | 'ourPrice';
  editable: boolean;
  save: (patch: ProductPatch) => Promise<StaffProduct>;
}

/** An open editor: its original price, its text and choice of stores, and the server's refusal or question. */
interface Editing {
  from: number;
  text: string;
  everywhere: boolean;
  refusal: string | null;
  questions: readonly string[];
}

/** A price that becomes an input when clicked. Saves optimistically; a refusal reopens the input. */
export function PriceCell({ product, field, editable, save }: PriceCellProps) {
  const price = product[field];
  // A running batch covers the price that is edited.
  const usual = (product.batch && (product.own?.[field] ?? product.chain?.[field])) ?? price;
  const column = productListTexts.columns[field === 'retailPrice' ? 'retail' : 'ourPrice'];
  const changes = useChangeCount(price);
  const [editing, setEditing] = useState<Editing | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  const editors = useRef(0);

  useEffect(() => {
    if (editing !== null || !returnFocus.current) return;
    returnFocus.current = false;
    button.current?.focus();
  }, [editing]);

  const close = (): void => {
    returnFocus.current = true;
    setEditing(null);
  };
  const store = (cents: number, { text, everywhere }: Typed, confirm?: true): void => {
    close();
    const dollars = centsToDollars(cents);
    if (dollars === usual) return;
    const editor = editors.current;
    save({ [field]: dollars, confirm, everywhere }).catch((error: unknown) => {
      // Text typed since then is newer; only the price is rolled back.
      if (editor !== editors.current) return setEditing((now) => now && { ...now, from: usual });
      const slips = slipsOfConflict(error);
      const refusal = slips === null ? sentenceOf(error, productToasts.updateProduct.failure.fallback) : null;
      setEditing({ from: usual, text, everywhere, refusal, questions: questionsOf(slips ?? [], product.size) });
    });
  };

  if (editing !== null) {
    // The change may have been saved although the answer was lost.
    const isSaved = centsToDollars(parsePriceCents(editing.text) ?? -1) === usual;
    const changedElsewhere = isSaved ? null : productListTexts.changedElsewhere(formatMoney(usual));
    return (
      <PriceEditor
        product={{ ...product, [field]: usual }}
        field={field}
        label={productListTexts.priceField(column, product.description)}
        initial={editing}
        asked={editing.questions}
        problem={editing.from === usual ? editing.refusal : changedElsewhere}
        onSave={store}
        onCancel={close}
      />
    );
  }
  const money = formatMoney(price);
  const tint = changes > 0 ? 'price-changed' : '';
  if (!editable) {
    return (
      <span key={changes} className={`${PRICE} ${tint}`}>
        {money}
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-price={field}
      className={`${PRICE} -mx-2 rounded-tag border border-transparent px-2 not-print:underline decoration-edge decoration-dashed decoration-1 underline-offset-[5px] hover:border-edge hover:bg-surface hover:no-underline`}
      aria-label={productListTexts.editPrice(column, money, product.description)}
      onClick={() => {
        editors.current += 1;
        setEditing({ from: usual, text: usual.toFixed(2), everywhere: false, refusal: null, questions: [] });
      }}
    >
      <span key={changes} className={tint}>
        {money}
      </span>
    </button>
  );
}

type Typed = Pick<Editing, 'text' | 'everywhere'>;

interface PriceEditorProps extends Pick<PriceCellProps, 'product' | 'field'> {
  label: string;
  initial: Typed;
  /** Why the last attempt was refused, or that the price was changed elsewhere in the meantime. */
  problem: string | null;
  /** The server's questions about the last attempt. */
  asked: readonly string[];
  onSave: (cents: number, typed: Typed, confirm?: true) => void;
  onCancel: () => void;
}

/**
 * Enter saves, Esc cancels, and leaving the field does neither: a price is never changed by accident. A price that
 * looks like a typing error needs a separate confirmation.
 */
function PriceEditor({ product, field, label, initial, problem, asked, onSave, onCancel }: PriceEditorProps) {
  const [text, setText] = useState(initial.text);
  const [everywhere, setEverywhere] = useState(initial.everywhere);
  const [invalid, setInvalid] = useState(false);
  const [questions, setQuestions] = useState(asked);
  const questionsAbout = usePriceQuestions();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => input.current?.select(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const cents = parsePriceCents(text);
    if (cents === null || cents > MAX_PRICE_CENTS) {
      setInvalid(true);
      input.current?.focus();
      return;
    }
    const found = questionsAbout(product, { ...product, [field]: centsToDollars(cents) });
    setQuestions(found);
    if (found.length === 0) onSave(cents, { text, everywhere });
  };
  const asking = questions.length > 0;
  const question = asking ? `${questions.join(' ')} ${priceGuardTexts.ask}` : null;
  const complaint = invalid ? productListTexts.invalidPrice : (question ?? problem);

  return (
    <form noValidate className={styles.priceEditor} onSubmit={submit}>
      <span className="flex">
        <input
          ref={input}
          className="field w-24 min-h-9 py-0 px-2 text-right font-semibold pointer-coarse:min-h-11 max-md:min-h-11"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={noteId}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setInvalid(false);
            setQuestions([]);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isOfInputMethod(event.nativeEvent)) onCancel();
          }}
        />
        <button type="submit" className="icon-button text-brand" aria-label={productListTexts.save}>
          <Check size={18} strokeWidth={2} aria-hidden />
        </button>
        <button type="button" className="icon-button" aria-label={productListTexts.cancel} onClick={onCancel}>
          <X size={18} strokeWidth={2} aria-hidden />
        </button>
      </span>
      <span className="grid justify-items-start gap-2 pb-1">
        <AlsoThere differs={product.differs} checked={everywhere} onChange={setEverywhere} />
        <span
          id={noteId}
          role={complaint === null ? undefined : 'alert'}
          className={`block max-w-52 text-xs ${complaint === null ? 'text-ink-3' : 'font-semibold text-price'}`}
        >
          {complaint ?? productListTexts.editHint}
        </span>
        {asking && (
          <Button onClick={() => onSave(parsePriceCents(text) ?? 0, { text, everywhere }, true)}>
            {priceGuardTexts.publish}
          </Button>
        )}
      </span>
    </form>
  );
}
