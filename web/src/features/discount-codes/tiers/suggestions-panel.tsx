import type { TierSuggestion, TierSuggestions } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { formatDay } from '../../../shared/time/format-time.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { passFocusBack } from '../../../shared/ui/button.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { discountToasts, suggestionTexts } from '../../../texts/discount-codes.ts';
import { applySuggestions, suggestionsQuery } from '../discounts-api.ts';

/** Customers who have earned or lost a tier, and a button that moves the selected ones to it. */
export function SuggestionsPanel() {
  const suggestions = useQuery(suggestionsQuery);
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="suggestions-heading">
      <h2 id="suggestions-heading" className="text-xl font-extrabold">
        {suggestionTexts.heading}
      </h2>
      <Loaded query={suggestions} loading={suggestionTexts.loading} failed={suggestionTexts.loadError}>
        {(found) => <Suggestions found={found} />}
      </Loaded>
    </section>
  );
}

function Suggestions({ found: { from, to, suggestions, total } }: { found: TierSuggestions }) {
  // Only the rows for which the user changed the default choice.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const apply = useApplySuggestions();
  const isChosen = (each: TierSuggestion): boolean => choices.get(each.customer.id) ?? isSure(each);
  const chosen = suggestions.filter(isChosen);
  const choose = (some: readonly TierSuggestion[], isTaken: boolean): void =>
    setChoices(new Map([...choices, ...some.map(({ customer }) => [customer.id, isTaken] as const)]));
  return (
    <>
      <p className="max-w-[70ch] text-ink-2">{suggestionTexts.basis(formatDay(from), formatDay(to))}</p>
      {suggestions.length === 0 ? (
        <p className="border border-hairline bg-surface px-4 py-3">{suggestionTexts.none}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                className="checkbox"
                checked={chosen.length === suggestions.length}
                onChange={({ target }) => choose(suggestions, target.checked)}
              />
              {suggestionTexts.chooseAll}
              <span className="font-normal text-ink-2">
                {suggestionTexts.chosen(chosen.length, suggestions.length)}
              </span>
            </label>
            <ReasonedButton
              ref={passFocusBack}
              tone="primary"
              className="max-md:w-full"
              disabledReason={chosen.length === 0 ? suggestionTexts.noneChosen : null}
              aria-busy={apply.isPending}
              onClick={() => !apply.isPending && apply.mutate(chosen)}
            >
              {apply.isPending ? suggestionTexts.applying : suggestionTexts.apply(chosen.length)}
            </ReasonedButton>
          </div>
          <Alert error={apply.error} fallback={discountToasts.applySuggestions.failure.fallback} />
          <ul className="border border-hairline bg-surface" aria-label={suggestionTexts.list}>
            {suggestions.map((each) => (
              <Suggestion
                key={each.customer.id}
                suggestion={each}
                chosen={isChosen(each)}
                onChoose={(isTaken) => choose([each], isTaken)}
              />
            ))}
          </ul>
          {total > suggestions.length && (
            <p className="text-ink-2">{suggestionTexts.more(total - suggestions.length)}</p>
          )}
        </>
      )}
    </>
  );
}

/** Customers of less than twelve months are listed with a lost tier, but not selected by default. */
const isSure = ({ isEarned, isNew }: TierSuggestion): boolean => isEarned || !isNew;

interface SuggestionProps {
  suggestion: TierSuggestion;
  chosen: boolean;
  onChoose: (isTaken: boolean) => void;
}

function Suggestion({ suggestion, chosen, onChoose }: SuggestionProps) {
  const { customer, codes, codeCount, isEarned, isNew, tierName, suggestedTierName } = suggestion;
  const { totalPurchases, minimumPurchases } = suggestion;
  return (
    <li className="not-first:border-t not-first:border-hairline" data-suggestion={customer.id}>
      <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-2.5 has-checked:bg-sunken md:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)] md:gap-x-5">
        <input
          type="checkbox"
          className="checkbox max-md:row-span-3 max-md:self-start max-md:mt-1"
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{customer.businessName}</span>{' '}
          <span className="text-sm text-ink-2">{suggestionTexts.codes(codes, codeCount)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-ink-2">{tierName}</span>
          <ArrowRight size={16} strokeWidth={2} className="flex-none text-ink-3" aria-label={suggestionTexts.to} />
          <span className="font-semibold">{suggestedTierName}</span>
          <Badge tone={isEarned ? 'good' : 'paused'} icon={isEarned ? TrendingUp : TrendingDown}>
            {isEarned ? suggestionTexts.earned : suggestionTexts.lost}
          </Badge>
        </span>
        <span className="min-w-0">
          {suggestionTexts.figures(formatMoney(totalPurchases), formatMoney(minimumPurchases))}
          {isNew && !isEarned && <span className="block text-sm text-ink-2">{suggestionTexts.isNew}</span>}
        </span>
      </label>
    </li>
  );
}

/** Codes include their tier, and customers earn by it: both are refetched, together with the suggestions. */
function useApplySuggestions() {
  const client = useQueryClient();
  const { success, failure } = discountToasts.applySuggestions;
  return useMutation({
    mutationFn: applySuggestions,
    meta: { failure },
    onSuccess: ({ customers, changeId }) =>
      offerUndoOf(client, { service: 'discounts-rebates', ids: [changeId] }, { title: success(customers) }),
    onSettled: useRefresh(staffKeys.discountTiers, staffKeys.discountCodes, staffKeys.rebates),
  });
}
