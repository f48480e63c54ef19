import { priceSlips, slipValues, middlePrices, type PricedProduct, type SlipValues } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { priceGuardTexts as texts } from '../../texts/price-guard.ts';
import { slipsOfConflict } from '../api/api-error.ts';
import { priceGuardQuery } from '../api/price-guard.ts';
import { ConflictNotice } from './conflict-notice.tsx';

type AskAbout = (
  before: PricedProduct | null,
  after: PricedProduct,
  others: readonly PricedProduct[],
  our?: 'pricePerUnit',
) => string[];

/** Returns the questions before prices are published; none if the shop has turned them off. */
export function useQuestionsAbout(): AskAbout {
  const isOff = useQuery(priceGuardQuery).data?.mode === 'off';
  return (before, after, others, our) =>
    isOff ? [] : questionsOf(slipValues(priceSlips(before, after, middlePrices(others)), our), after.size);
}

/** @param size the size that the prices are for */
export const questionsOf = (slips: readonly SlipValues[], size: string): string[] =>
  slips.map((slip) => questionOf(slip, size));

function questionOf({ kind, field, from, to, factor }: SlipValues, size: string): string {
  const named = texts.ofField[field];
  const isUp = factor >= 1;
  const times = isUp ? factor : 1 / factor;
  if (from === null) return named + (isUp ? texts.dear : texts.cheap)(to, size, times);
  if (kind === 'swapped' || kind === 'above-retail') {
    const textOf = kind === 'swapped' ? texts.swapped : texts.aboveRetail;
    return field === 'retailPrice' ? textOf(to, from) : textOf(from, to);
  }
  if (kind === 'other-weight') return named + texts.otherWeight(from, to, size);
  return named + (isUp ? texts.up : texts.down)(from, to, times);
}

interface PriceQuestion {
  /** Sent with the call: the form's button publishes what was asked about. */
  confirm: true | undefined;
  /** Asks; returns whether there was a question that had not been asked yet. */
  ask: (questions: readonly string[]) => boolean;
  /** Asks about slips that only the server found. */
  onError: (error: Error, size: string) => void;
  notice: ReactNode;
}

/** Asks before a price is published. @param prices the typed prices as a text: other ones are a new question. */
export function usePriceQuestion(prices: string): PriceQuestion {
  const [asked, setAsked] = useState<{ prices: string; questions: readonly string[] } | null>(null);
  const questions = asked?.prices === prices ? asked.questions : null;
  const ask = (found: readonly string[]): boolean => {
    if (questions !== null || found.length === 0) return false;
    setAsked({ prices, questions: found });
    return true;
  };
  return {
    confirm: questions === null ? undefined : true,
    ask,
    onError: (error, size) => {
      const slips = slipsOfConflict(error);
      if (slips !== null) setAsked({ prices, questions: questionsOf(slips, size) });
    },
    notice: questions && <PublishAnyway key={prices} questions={questions} />,
  };
}

export function PublishAnyway({ questions }: { questions: readonly string[] }) {
  return (
    <ConflictNotice title={texts.ask}>
      {[...new Set(questions)].map((question) => (
        <p key={question}>{question}</p>
      ))}
    </ConflictNotice>
  );
}
