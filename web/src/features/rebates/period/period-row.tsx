import { REBATE_PERIOD_TYPES, quarterChoices, rebateYears } from '@larder/kernel';
import type { ReactNode } from 'react';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { rebatesTexts } from '../../../texts/rebates/page.ts';
import { formatPeriod } from '../model/rebate-texts.ts';
import type { RebatesControl } from '../use-rebates-view.ts';

const TYPE_OPTIONS = REBATE_PERIOD_TYPES.map((value) => ({ value, label: rebatesTexts.types[value] }));

interface PeriodRowProps {
  control: RebatesControl;
  today: string;
  /** Actions for the period. */
  children: ReactNode;
}

/** The choice of the period in one row, followed by its text. Quarters that have not begun are not offered. */
export function PeriodRow({ control, today, children }: PeriodRowProps) {
  const { period, setType, setYear, setQuarter } = control;
  const quarters = period.quarter === null ? [] : quarterChoices(period.year, today);
  return (
    <fieldset
      className="toolbar strip wraps min-w-0 rounded-r-control border-l-6 border-brand bg-surface pl-2 max-md:gap-y-1"
      aria-label={rebatesTexts.period}
    >
      <div className="grid grid-cols-[8.5rem_6.5rem_6.5rem] gap-2 max-md:flex max-md:w-full max-md:flex-wrap max-md:*:flex-[1_1_5.5rem] max-md:*:first:flex-[1.3_1_7rem]">
        <SelectField
          label={rebatesTexts.periodType}
          value={period.type}
          options={TYPE_OPTIONS}
          onChange={({ target }) =>
            setType(REBATE_PERIOD_TYPES.find((type) => type === target.value) ?? REBATE_PERIOD_TYPES[0])
          }
        />
        <SelectField
          label={rebatesTexts.year}
          value={String(period.year)}
          options={rebateYears(today).map((year) => ({ value: String(year), label: String(year) }))}
          onChange={({ target }) => setYear(Number(target.value))}
        />
        {period.quarter !== null && (
          <SelectField
            label={rebatesTexts.quarter}
            value={String(period.quarter)}
            options={quarters.map((each) => ({ value: String(each), label: rebatesTexts.quarterOption(each) }))}
            onChange={({ target }) => setQuarter(Number(target.value))}
          />
        )}
      </div>
      <output
        data-part="period-text"
        className="flex-auto self-center text-lg font-extrabold whitespace-nowrap max-md:text-sm max-md:leading-tight max-md:whitespace-normal"
      >
        {formatPeriod(period)}
      </output>
      {children}
    </fieldset>
  );
}
