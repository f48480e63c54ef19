import { addDays, DATE_FILTER_YEARS, dateFilterProblem, type DateFilter } from '@larder/kernel';
import { Fragment, useState, type FormEvent } from 'react';
import { dateFilterTexts } from '../../../texts/date-filter.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { DateField } from '../date/date-field.tsx';
import { readTypedDay, writeTypedDay } from '../date/date-text.ts';
import { SelectField } from '../fields.tsx';

const CHOICE =
  'min-h-9 rounded-full border border-edge bg-surface px-3 text-[0.9375rem] hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]';
const QUICK = ['all', 'today', 'yesterday', 'week', 'month', 'quarter', 'year'] as const;
const NONE = { value: '', label: dateFilterTexts.none };
const optionsOf = (labels: readonly string[]) => [
  NONE,
  ...labels.map((label, index) => ({ value: String(index + 1), label })),
];
const PERIODS = { quarter: optionsOf(dateFilterTexts.quarters), month: optionsOf(dateFilterTexts.months) };

interface DateFilterFormProps {
  value: DateFilter;
  today: string;
  onApply: (value: DateFilter) => void;
  onCancel: () => void;
}

/** The form of the date filter; choices are applied by the Apply button. */
export function DateFilterForm({ value, today, onApply, onCancel }: DateFilterFormProps) {
  const [draft, setDraft] = useState(value);
  const [typed, setTyped] = useState({
    from: value.startDate === undefined ? '' : writeTypedDay(value.startDate),
    to: value.endDate === undefined ? '' : writeTypedDay(value.endDate),
  });
  const [asked, setAsked] = useState(false);
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: DATE_FILTER_YEARS }, (_, index) => String(thisYear - index));
  const yearOptions = years.map((year) => ({ value: year, label: year }));

  const choose = (next: DateFilter): void => {
    setDraft(next);
    setTyped({ from: '', to: '' });
    setAsked(false);
  };
  const type = (change: Partial<typeof typed>): void => {
    const next = { ...typed, ...change };
    setTyped(next);
    const startDate = readTypedDay(next.from);
    const endDate = readTypedDay(next.to);
    setDraft({
      type: 'custom',
      ...(startDate === null ? {} : { startDate }),
      ...(endDate === null ? {} : { endDate }),
    });
  };
  const unreadable = (text: string): string | null =>
    asked && text.trim() !== '' && readTypedDay(text) === null ? dateFilterTexts.unreadable : null;
  const { missing, reversed } = dateFilterTexts.problems;
  const isEmpty = draft.startDate === undefined && draft.endDate === undefined;
  const problem = asked && dateFilterProblem(draft) !== null ? (isEmpty ? missing : reversed) : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const misread = [typed.from, typed.to].some((text) => text.trim() !== '' && readTypedDay(text) === null);
    if ((draft.type === 'custom' && misread) || dateFilterProblem(draft) !== null) setAsked(true);
    else onApply(draft);
  };
  const isQuick = (name: (typeof QUICK)[number]): boolean =>
    draft.type === name && draft.quarter === undefined && draft.month === undefined && draft.year === undefined;
  const earliest = `${thisYear - DATE_FILTER_YEARS + 1}-01-01`;

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{dateFilterTexts.quick}</legend>
        <div className="flex flex-wrap gap-2">
          {QUICK.map((name) => (
            <button
              key={name}
              type="button"
              className={CHOICE}
              aria-pressed={isQuick(name)}
              onClick={() => choose({ type: name })}
            >
              {dateFilterTexts.quickNames[name]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        {(['quarter', 'month'] as const).map((type) => {
          const own = draft.type === type ? draft : null;
          return (
            <Fragment key={type}>
              <SelectField
                label={dateFilterTexts[type]}
                options={PERIODS[type]}
                value={String(own?.[type] ?? '')}
                onChange={({ target: { value: period } }) =>
                  choose(
                    period === '' ? { type: 'all' } : { type, [type]: Number(period), year: own?.year ?? thisYear },
                  )
                }
              />
              <SelectField
                label={dateFilterTexts[`${type}Year`]}
                options={yearOptions}
                value={String(own?.year ?? thisYear)}
                onChange={({ target }) => choose({ type, [type]: own?.[type] ?? 1, year: Number(target.value) })}
              />
            </Fragment>
          );
        })}
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{dateFilterTexts.custom}</legend>
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={dateFilterTexts[end]}
              value={typed[end]}
              error={unreadable(typed[end])}
              today={today}
              from={earliest}
              to={addDays(today, 365)}
              onChange={(text) => type({ [end]: text })}
            />
          ))}
        </div>
      </fieldset>
      <Alert className="text-sm">{problem}</Alert>
      <div className="flex justify-end sticky -bottom-4 gap-3 -mb-4 pt-3 pb-4 bg-surface border-t border-t-hairline">
        <Button onClick={onCancel}>{dateFilterTexts.cancel}</Button>
        <Button type="submit" tone="primary">
          {dateFilterTexts.apply}
        </Button>
      </div>
    </form>
  );
}
