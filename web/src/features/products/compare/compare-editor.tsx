import type { OverrideItem } from '@larder/contracts';
import { centsToDollars, MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf, slipsOfConflict } from '../../../shared/api/api-error.ts';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { applyOverrides, type OwnField } from '../../../shared/api/store-prices.ts';
import { questionsOf, useQuestionsAbout } from '../../../shared/kit/price-question.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isOfInputMethod } from '../../../shared/ui/escape.ts';
import { changesTexts } from '../../../texts/changes.ts';
import { priceGuardTexts } from '../../../texts/price-guard.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { compareTexts } from '../../../texts/products/compare.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { pricedOf } from '../changes/price-questions.ts';

export interface CompareEditorProps {
  label: string;
  store: string;
  productId: string;
  field: Exclude<OwnField, 'active'>;
  /** The store's overridden price. */
  own: number | null;
  /** The store's effective prices. */
  prices: { ourPrice: number; retailPrice: number };
  /** The key that opened the editor; it replaces the value. */
  typed: string | null;
  onClose: () => void;
}

/** The price of one product in one store. Enter saves it; an empty field lets the store follow the chain again. */
export function CompareEditor({ label, store, productId, field, own, prices, typed, onClose }: CompareEditorProps) {
  const client = useQueryClient();
  const [text, setText] = useState(typed ?? own?.toFixed(2) ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const questionsAbout = useQuestionsAbout();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (typed === null) input.current?.select();
  }, [typed]);
  const save = useMutation({
    meta: { failure: { title: productToasts.updateProduct.failure.title, fallback: compareTexts.failed } },
    mutationFn: (confirm: true | undefined) => {
      const cents = text.trim() === '' ? null : parsePriceCents(text);
      const price = cents === null ? null : centsToDollars(cents);
      const item: OverrideItem = { kind: 'retail', productId, [field]: price };
      return applyOverrides({ stores: [store], items: [item], confirm });
    },
    onSuccess: async ({ changeId }) => {
      const title = changesTexts.kinds['overrides-applied'];
      if (changeId !== undefined) offerUndoOf(client, { service: 'catalog', ids: [changeId] }, { title });
      await client.invalidateQueries({ queryKey: staffKeys.staffProducts });
      // After this one was left, another editor may be open.
      if (input.current !== null) onClose();
    },
  });
  const slips = slipsOfConflict(save.error);
  const asked = slips === null ? questions : questionsOf(slips, '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const cents = parsePriceCents(text);
    if (text.trim() !== '' && (cents === null || cents > MAX_PRICE_CENTS)) return setInvalid(true);
    const before = { ...prices, size: '' };
    const found =
      cents === null
        ? []
        : questionsAbout(pricedOf(before), pricedOf({ ...before, [field]: centsToDollars(cents) }), []);
    setQuestions(found);
    if (found.length === 0 && slips === null) save.mutate(undefined);
  };
  const problem = isInvalid
    ? productListTexts.invalidPrice
    : asked.length > 0
      ? `${asked.join(' ')} ${priceGuardTexts.ask}`
      : save.error && sentenceOf(save.error, compareTexts.failed);
  return (
    <form noValidate className="grid justify-items-end gap-1" onSubmit={submit}>
      <input
        ref={input}
        className="field min-h-9 w-24 px-2 py-0 text-right font-semibold"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={prices[field].toFixed(2)}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-busy={save.isPending}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setInvalid(false);
          setQuestions([]);
          save.reset();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isOfInputMethod(event.nativeEvent)) onClose();
        }}
        onBlur={() => !save.isPending && text === (own?.toFixed(2) ?? '') && onClose()}
      />
      {problem && (
        <span role="alert" className="max-w-44 text-left text-xs font-semibold whitespace-normal text-price">
          {problem}
        </span>
      )}
      {asked.length > 0 && (
        <Button onClick={() => !save.isPending && save.mutate(true)}>{priceGuardTexts.publish}</Button>
      )}
    </form>
  );
}
