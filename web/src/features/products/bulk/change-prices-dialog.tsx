import type { Store } from '@larder/contracts';
import { LIMITS, MAX_PRICE_CENTS, parsePriceCents, PRICE_ENDINGS, type PriceEnding } from '@larder/kernel';
import { type FormEvent, useId, useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { StoresField } from '../../../shared/kit/stores-field.tsx';
import { wholeOf } from '../../../shared/text/typed-code.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';
import { productBulkTexts } from '../../../texts/products/bulk.ts';
import {
  type BulkChange,
  changedPrice,
  contraryTo,
  type PriceChange,
  pricedItems,
  type PriceField,
} from './bulk-change.ts';

const texts = productBulkTexts.prices;

const FIELDS = (['ourPrice', 'retailPrice'] as const).map((value) => ({ value, label: texts.fields[value] }));
const HOWS = (['set', 'up', 'down'] as const).map((value) => ({ value, label: texts.hows[value] }));
const ENDINGS = PRICE_ENDINGS.map((value) => ({ value, label: texts.endings[value] }));

/** A price cannot fall by 100 %, and at most rises tenfold. */
const MOST = { up: 900, down: 99 };
/** The number of products shown as examples. */
const EXAMPLES = 3;

type How = keyof typeof texts.hows;

interface ChangePricesDialogProps {
  products: readonly ProductData[];
  /** The store shown on the page; null for all. */
  store: string | null;
  stores: readonly Store[];
  onClose: () => void;
  onReview: (change: BulkChange) => void;
}

/** A form for the change of many products' prices, and its stores. The review publishes it. */
export function ChangePricesDialog({ products, store, stores, onClose, onReview }: ChangePricesDialogProps) {
  const [field, setField] = useState<PriceField>('ourPrice');
  const [how, setHow] = useState<How>('down');
  const [amount, setAmount] = useState('');
  const [ending, setEnding] = useState<PriceEnding>('9');
  /** Null means everywhere. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [asked, setAsked] = useState(false);
  const formId = useId();
  const { requestClose, question } = useDiscardQuestion(amount !== '' || chosen !== null, onClose);
  const change = priceChangeOf(how, amount, ending);
  const problem = change !== null ? null : how === 'set' ? texts.invalidAmount : texts.invalidPercent(MOST[how]);
  const placeProblem = placeProblemOf(chosen, products.length);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (change === null || placeProblem !== null) return;
    const here = store === null ? null : [store];
    onReview({ stores: chosen ?? here, items: pricedItems(products, field, change) });
  };
  return (
    <Dialog
      title={texts.title(products.length)}
      onCloseRequest={requestClose}
      footer={
        <>
          <Button onClick={requestClose}>{overlayTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary">
            {texts.review}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={texts.which}
            options={FIELDS}
            value={field}
            onChange={({ target }) => setField(FIELDS.find(({ value }) => value === target.value)?.value ?? field)}
          />
          <SelectField
            label={texts.how}
            options={HOWS}
            value={how}
            onChange={({ target }) => setHow(HOWS.find(({ value }) => value === target.value)?.value ?? how)}
          />
          <TextField
            label={how === 'set' ? texts.amount : texts.percent}
            inputMode={how === 'set' ? 'decimal' : 'numeric'}
            autoComplete="off"
            error={asked ? problem : null}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          {how !== 'set' && (
            <SelectField
              label={texts.ending}
              options={ENDINGS}
              value={ending}
              onChange={({ target }) => setEnding(ENDINGS.find(({ value }) => value === target.value)?.value ?? ending)}
            />
          )}
        </div>
        {store === null && stores.length > 1 && (
          <StoresField
            choice={{ stores }}
            by="slug"
            labels={{ stores: texts.where, all: texts.everywhere, some: texts.chosen }}
            value={chosen}
            before={undefined}
            hint={chosen === null ? texts.everywhereHint : texts.chosenHint}
            error={asked ? placeProblem : null}
            onChange={setChosen}
          />
        )}
        {change !== null && <Examples products={products} field={field} change={change} />}
      </form>
      {question}
    </Dialog>
  );
}

function Examples({
  products,
  field,
  change,
}: {
  products: readonly ProductData[];
  field: PriceField;
  change: PriceChange;
}) {
  const contrary = contraryTo(products, field, change);
  return (
    <div className="border-l-4 border-brand bg-sunken px-3 py-2 text-sm">
      <ul className="grid gap-1">
        {[...new Set([...contrary, ...products])].slice(0, EXAMPLES).map((product) => (
          <li key={product.id} className="wrap-anywhere">
            {texts.example(product.description, product[field], changedPrice(product[field], change))}
          </li>
        ))}
      </ul>
      {contrary.length > 0 && <p className="pt-1 font-semibold text-price">{texts.contrary(contrary.length)}</p>}
    </div>
  );
}

export function priceChangeOf(how: How, amount: string, ending: PriceEnding): PriceChange | null {
  if (how === 'set') {
    const cents = parsePriceCents(amount);
    return cents === null || cents > MAX_PRICE_CENTS ? null : { how, cents };
  }
  const percent = wholeOf(amount.replace(/[%％]\s*$/, ''), 0);
  if (percent < 1 || percent > MOST[how]) return null;
  return { how: 'percent', percent: how === 'up' ? percent : -percent, ending };
}

function placeProblemOf(chosen: readonly string[] | null, products: number): string | null {
  if (chosen === null) return null;
  if (chosen.length === 0) return texts.noStore;
  return chosen.length * products > LIMITS.overridesAtOnce ? texts.tooMany(LIMITS.overridesAtOnce) : null;
}
