import type { DiscountCode, DiscountTierConfig } from '@larder/contracts';
import { formatFraction, formatMoney, LIMITS, REBATE_PERIODS } from '@larder/kernel';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EditConflict } from '../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../shared/kit/edit-form.ts';
import { type Fact, Facts } from '../../shared/kit/facts.tsx';
import { fieldsOfForm, FormDialog } from '../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../shared/kit/loaded.tsx';
import { PageTabs } from '../../shared/kit/page-tabs.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../shared/ui/fields.tsx';
import { conflictTexts } from '../../texts/conflict.ts';
import { discountTexts, tierTexts, discountToasts } from '../../texts/discount-codes.ts';
import { CodesTab } from './codes/codes-tab.tsx';
import { codesQuery, tiersQuery } from './discounts-api.ts';
import { SuggestionsPanel } from './tiers/suggestions-panel.tsx';
import {
  type TierUsage,
  tierUsage,
  tierFieldsOf,
  tierInputOf,
  tierProblems,
  type TierFields,
} from './tiers/tier-fields.ts';
import { useUpdateTier } from './use-change-codes.ts';

const TABS = [
  { id: 'codes', label: discountTexts.tabs.codes },
  { id: 'tiers', label: discountTexts.tabs.tiers },
] as const;

/** The restaurants' codes, and the discounts and rebates of tiers. */
export function DiscountCodesPage() {
  const codes = useQuery(codesQuery);
  const tiers = useQuery(tiersQuery);
  return (
    <StaffPage name="discount-codes" texts={discountTexts} about="chain">
      <PageTabs label={discountTexts.tabsLabel} tabs={TABS}>
        {(tab) =>
          tab === 'codes' ? (
            <CodesTab codes={codes} tiers={tiers.data} />
          ) : (
            <TiersTab tiers={tiers} codes={codes.data} />
          )
        }
      </PageTabs>
    </StaffPage>
  );
}

interface TiersTabProps {
  tiers: UseQueryResult<DiscountTierConfig[]>;
  codes: readonly DiscountCode[] | undefined;
}

function TiersTab({ tiers, codes }: TiersTabProps) {
  const [edited, setEdited] = useState<DiscountTierConfig | null>(null);
  return (
    <Loaded query={tiers} loading={discountTexts.tiersLoading} failed={discountTexts.tiersLoadError}>
      {(configs) => (
        <>
          <ul aria-label={tierTexts.list} className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
            {configs.map((config) => (
              <TierCard
                key={config.id}
                config={config}
                usage={codes === undefined ? null : tierUsage(codes, config.tier)}
                onEdit={() => setEdited(config)}
              />
            ))}
          </ul>
          <SuggestionsPanel />
          {edited !== null && <TierDialog config={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </Loaded>
  );
}

interface TierCardProps {
  config: DiscountTierConfig;
  /** Null until the codes have loaded. */
  usage: TierUsage | null;
  onEdit: () => void;
}

const EXAMPLE = 100;

function TierCard({ config, usage, onEdit }: TierCardProps) {
  const figures: Fact[] = [
    [tierTexts.discount, formatFraction(config.discountPercentage)],
    [tierTexts.rebate, formatFraction(config.rebatePercentage)],
    [tierTexts.activeCodes, usage === null ? discountTexts.none : String(usage.activeCodes)],
    [tierTexts.totalUsage, usage === null ? discountTexts.none : <Usage key="usage" {...usage} />],
    [tierTexts.period, tierTexts.periods[config.rebatePeriod]],
    [tierTexts.minimum, formatMoney(config.minPurchaseAmount)],
  ];
  return (
    <li
      className="grid grid-rows-[auto_1fr_auto] gap-3 border border-t-3 border-edge border-t-brand bg-surface px-5 py-4"
      data-tier={config.tier}
    >
      <div className="wrap-anywhere">
        <h2 className="text-xl font-extrabold">{config.tierName}</h2>
        <p className="text-ink-2">
          {tierTexts.example(formatMoney(EXAMPLE), formatMoney(EXAMPLE * (1 - config.discountPercentage)))}
        </p>
        {config.description !== '' && <p className="pt-1 text-sm text-ink-2">{config.description}</p>}
      </div>
      <Facts
        className="content-start"
        rowClass="flex flex-wrap items-baseline gap-x-3 border-t border-t-hairline py-1.5"
        valueClass="ml-auto text-right font-semibold"
        items={figures}
      />
      <Button icon={Pencil} iconSize={16} aria-label={tierTexts.editLabel(config.tierName)} onClick={onEdit}>
        {tierTexts.edit}
      </Button>
    </li>
  );
}

function Usage({ uses, discountedCents }: TierUsage) {
  return (
    <>
      <span className="block">{discountTexts.uses(uses)}</span>
      <span className="block text-sm">{discountTexts.discounted(formatMoney(discountedCents / 100))}</span>
    </>
  );
}

const LABELS: Record<keyof TierFields, string> = {
  tierName: tierTexts.name,
  discount: tierTexts.discountPercent,
  rebate: tierTexts.rebatePercent,
  minimum: tierTexts.minimum,
  period: tierTexts.period,
  description: tierTexts.description,
};

function TierDialog({ config, onClose }: { config: DiscountTierConfig; onClose: () => void }) {
  const edit = useEditForm(config, (saved) => tierFieldsOf(saved ?? config));
  const { baseFields, contested } = edit;
  const base = edit.base ?? config;
  const update = useUpdateTier();
  const shown = (name: keyof TierFields): string =>
    name === 'period' ? tierTexts.periods[baseFields.period] : baseFields[name] || discountTexts.none;
  return (
    <FormDialog
      form={edit.form}
      title={tierTexts.editTitle(config.tierName)}
      submitLabel={contested === null ? discountTexts.save : conflictTexts.keep}
      pendingLabel={discountTexts.saving}
      mutation={update}
      fallback={discountToasts.updateDiscountTier.failure.fallback}
      className="grid gap-4"
      notice={<EditConflict edit={edit} labels={LABELS} shown={shown} />}
      onSubmit={(fields) =>
        update.mutate(
          { id: base.id, ...tierInputOf(fields, base), version: base.version },
          { onSuccess: onClose, onError: edit.onError },
        )
      }
      onClose={onClose}
    >
      <TierFieldset form={edit.form} saved={base} />
    </FormDialog>
  );
}

const PERIODS = REBATE_PERIODS.map((value) => ({ value, label: tierTexts.periods[value] }));
const MINIMUM_ERRORS = {
  invalid: tierTexts.invalidMinimum,
  'too-high': tierTexts.minimumTooHigh(formatMoney(LIMITS.minPurchaseCents / 100)),
};

function TierFieldset({ form, saved }: { form: UseFormReturn<TierFields>; saved: DiscountTierConfig }) {
  const field = fieldsOfForm(form);
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const percent = (name: 'discount' | 'rebate') => ({
    validate: (_text: string, fields: TierFields) => !tierProblems(fields, saved)[name] || tierTexts.invalidPercent,
  });
  return (
    <>
      <TextField
        {...field('tierName', {
          validate: (_text, fields) => !tierProblems(fields, saved).tierName || tierTexts.nameRequired,
        })}
        label={tierTexts.name}
        marked
        autoComplete="off"
        maxLength={LIMITS.tierName}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('discount', percent('discount'))} {...typed} label={tierTexts.discountPercent} />
        <TextField {...field('rebate', percent('rebate'))} {...typed} label={tierTexts.rebatePercent} />
        <SelectField {...field('period')} label={tierTexts.period} options={PERIODS} />
        <TextField
          {...field('minimum', {
            validate: (_text, fields) => {
              const { minimum } = tierProblems(fields, saved);
              return minimum === null || MINIMUM_ERRORS[minimum];
            },
          })}
          {...typed}
          label={tierTexts.minimum}
        />
      </div>
      <TextAreaField
        {...field('description')}
        label={tierTexts.description}
        rows={3}
        maxLength={LIMITS.tierDescription}
      />
    </>
  );
}
