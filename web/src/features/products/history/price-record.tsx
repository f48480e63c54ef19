import type { PriceProof, ProvenPrice, ShownOnScreens } from '@larder/contracts';
import { formatBoardTime, formatMoney } from '@larder/kernel';
import type { ProvenPrices } from '../../../shared/api/price-proof.ts';
import { PriceSteps } from '../../../shared/kit/price-steps.tsx';
import { priceProofTexts as texts } from '../../../texts/products/price-proof.ts';

/** The time in a store's zone, with seconds. */
export const formatTime = (at: string, zone: string): string => `${formatBoardTime(at, zone)}:${at.slice(17, 19)}`;

interface PriceRecordProps {
  prices: ProvenPrices;
  storeName: string;
  zone: string;
}

/** The price of a product at a time, its layers, who set them, and which screens showed it. On screen and on paper. */
export function PriceRecord({ prices: { proof, shown }, storeName, zone }: PriceRecordProps) {
  const { description, size, at, active, ourPrice, retailPrice } = proof;
  const priceOf = (name: string, price: ProvenPrice) => (
    <ProvenPriceView name={name} price={price} storeName={storeName} zone={zone} />
  );
  return (
    <div className="grid w-full gap-4 print:py-[12pt]">
      <p className="wrap-anywhere print:hidden">
        <strong>{description}</strong>, {size} – {storeName}, {formatTime(at, zone)}
      </p>
      {ourPrice === null && <p className="font-semibold">{texts.absent}</p>}
      {ourPrice !== null && !active && <p className="font-semibold">{texts.inactive}</p>}
      {ourPrice !== null && priceOf(texts.ourPrice, ourPrice)}
      {retailPrice !== null && priceOf(texts.retailPrice, retailPrice)}
      {ourPrice !== null && <Screens shown={shown} zone={zone} />}
    </div>
  );
}

interface ProvenPriceViewProps extends Omit<PriceRecordProps, 'prices'> {
  name: string;
  price: NonNullable<PriceProof['ourPrice']>;
}

function ProvenPriceView({ name, price, storeName, zone }: ProvenPriceViewProps) {
  const until = price.until === null ? null : formatTime(price.until, zone);
  return (
    <div className="grid gap-1">
      <h5 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>
          {name}: <span className="text-lg font-extrabold">{formatMoney(price.price)}</span>
        </span>
        <span className="text-sm font-normal">
          {texts.held(formatTime(price.setAt, zone), until)} – {price.setBy ?? texts.system}
        </span>
      </h5>
      <PriceSteps
        title={name}
        steps={price.steps.map((step) => ({
          label: { chain: texts.allStores, store: texts.own(storeName), batch: texts.batch }[step.kind],
          amount: formatMoney(step.price),
          note: texts.said(step.by ?? texts.system, formatTime(step.at, zone)),
        }))}
      />
    </div>
  );
}

function Screens({ shown, zone }: { shown: ShownOnScreens | null; zone: string }) {
  if (shown === null) return <p className="text-sm text-ink-2 print:text-black">{texts.notOnScreens}</p>;
  const spanOf = ({ since, until }: ShownOnScreens['screens'][number]): string =>
    texts.screen(formatTime(since, zone), until === null ? null : formatTime(until, zone));
  return (
    <div className="grid gap-1">
      <h5 className="font-semibold">{texts.screens}</h5>
      {shown.screens.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-0.5 text-sm">
        {shown.screens.map((screen) => (
          <li key={screen.name}>
            <strong>{screen.name}</strong> {spanOf(screen)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2 print:text-black">{texts.kept(shown.keptDays)}</p>
    </div>
  );
}
