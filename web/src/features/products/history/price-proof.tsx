import type { PriceProof } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { fetchPriceAt } from '../../../shared/api/price-proof.ts';
import { PrintSheet } from '../../../shared/kit/print-sheet.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { useZones } from '../../../shared/kit/store-zones.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { fromWallClock, toWallClock } from '../../../shared/time/store-time.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { namesOf, storeNameIn } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { priceProofTexts as texts } from '../../../texts/products/price-proof.ts';
import { PriceRecord, formatTime } from './price-record.tsx';

const MINUTE_MS = 60_000;

/** A form for what a product cost in a store at a time, with the answer as a printable document. */
export function PriceProofForm({ id }: { id: string }) {
  const { slug, stores } = useStoreScope();
  const zoneOf = useZones();
  const fieldsId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const store = chosen ?? slug ?? stores.find(({ isDefault }) => isDefault)?.slug ?? stores[0]?.slug ?? null;
  const zone = zoneOf(store);
  const [typed, setTyped] = useState<string | null>(null);
  const [opened] = useState(() => new Date().toISOString());
  const text = typed ?? toWallClock(opened, zone);
  const [invalid, setInvalid] = useState(false);
  const [asked, setAsked] = useState<{ store: string | null; at: string } | null>(null);
  const askedZone = zoneOf(asked?.store ?? null);
  const [printing, setPrinting] = useState(false);
  const answer = useQuery({
    queryKey: [...staffKeys.productHistory(id), 'at', asked?.store, asked?.at],
    queryFn: ({ signal }) => (asked === null ? null : fetchPriceAt(id, asked, signal)),
    enabled: asked !== null,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const start = Date.parse(fromWallClock(text, zone) ?? '');
    const isPast = start <= Date.now();
    setInvalid(!isPast);
    // The end of the minute, so that changes within it count.
    if (isPast) setAsked({ store, at: new Date(Math.min(start + MINUTE_MS - 1, Date.now())).toISOString() });
  };
  const nameOf = (proof: PriceProof): string => (proof.store ? storeNameIn(stores, proof.store) : texts.allStores);
  return (
    <section aria-labelledby={fieldsId} className="grid w-full gap-3 border-b border-hairline pt-1 pb-4">
      <h4 id={fieldsId} className="font-semibold">
        {texts.title}
      </h4>
      <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        {stores.length > 1 && (
          <SelectField
            label={texts.store}
            value={store ?? ''}
            options={stores.map((each) => ({ value: each.slug, label: namesOf(each)[0].text }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        <TextField
          type="datetime-local"
          label={texts.when}
          value={text}
          error={invalid ? texts.invalid : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" aria-busy={answer.isFetching}>
          {answer.isFetching ? texts.asking : texts.ask}
        </Button>
      </form>
      <Alert error={answer.error} fallback={texts.failed} />
      {answer.data && (
        <div className="grid justify-items-start gap-3 bg-sunken p-4" data-part="price-record">
          <PriceRecord prices={answer.data} storeName={nameOf(answer.data.proof)} zone={askedZone} />
          <Button icon={Printer} onClick={() => setPrinting(true)}>
            {texts.print}
          </Button>
        </div>
      )}
      {printing && answer.data && (
        <PrintSheet
          title={texts.paper}
          about={`${answer.data.proof.description}, ${answer.data.proof.size}`}
          beside={
            <>
              <p>{nameOf(answer.data.proof)}</p>
              <p>{formatTime(answer.data.proof.at, askedZone)}</p>
            </>
          }
          onPrinted={() => setPrinting(false)}
        >
          <PriceRecord prices={answer.data} storeName={nameOf(answer.data.proof)} zone={askedZone} />
        </PrintSheet>
      )}
    </section>
  );
}
