import type { StaffStore } from '@larder/contracts';
import { LIMITS, SPANS_OF_DAY, STORE_SLUG, WEEKDAYS, weekHoursOf, type HoursSpan, type Weekday } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useController, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { EditConflict } from '../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../shared/kit/edit-form.ts';
import { fieldsOfForm, FormDialog } from '../../shared/kit/form-dialog.tsx';
import { staffStoresQuery } from '../../shared/kit/store-scope.tsx';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { SelectField, TextField } from '../../shared/ui/fields.tsx';
import { conflictTexts } from '../../texts/conflict.ts';
import { storeFormTexts, storesTexts } from '../../texts/stores/manage.ts';
import { overviewTexts } from '../../texts/stores/overview.ts';
import { shopStoreTexts } from '../../texts/stores/shop.ts';
import { draftOf, fieldsOf, patchOf, slugOf, weekFault, type StoreFields, type Week } from './store-fields.ts';
import { useAddStore, useChangeStore } from './use-stores.ts';

interface StoreFormProps {
  /** Null for a new store. */
  store: StaffStore | null;
  stores: readonly StaffStore[];
  /** For staff of some stores, who may only change the hours. */
  hoursOnly?: boolean;
  onClose: () => void;
}

export function StoreForm({ store, stores, hoursOnly = false, onClose }: StoreFormProps) {
  const [zone] = useState(() => stores[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  // The initial values are kept when the list is refetched, so that others' changes are not overwritten.
  const edit = useEditForm<StaffStore, StoreFields>(store, (saved) => fieldsOf(saved, zone));
  const { form, base, baseFields, contested } = edit;
  const field = fieldsOfForm(form);
  const [add, change] = [useAddStore(), useChangeStore()];
  const save = (fields: StoreFields): void => {
    if (base === null) {
      add.mutate([draftOf(fields, baseFields), edit.key], { onSuccess: onClose, onError: edit.onError });
    } else {
      const patch = patchOf(fields, baseFields);
      if (Object.keys(patch).length === 0) onClose();
      else change.mutate({ id: base.id, patch }, { onSuccess: onClose });
    }
  };
  const shown = (name: keyof StoreFields): string =>
    name === 'week' && base !== null
      ? shopStoreTexts.openingHours(base)
      : String(baseFields[name]) || overviewTexts.notKnown;
  const open = stores.filter(({ active }) => active);
  return (
    <FormDialog
      form={form}
      title={
        base === null
          ? storeFormTexts.addTitle
          : (hoursOnly ? storeFormTexts.hoursTitle : storeFormTexts.editTitle)(namesOf(base)[0].text)
      }
      focus={hoursOnly ? undefined : 'name'}
      submitLabel={base === null ? storeFormTexts.add : contested === null ? storeFormTexts.save : conflictTexts.keep}
      pendingLabel={storeFormTexts.saving}
      mutation={base === null ? add : change}
      fallback={storesTexts.failed}
      notice={<EditConflict edit={edit} labels={storeFormTexts} shown={shown} />}
      onSubmit={save}
      onClose={onClose}
    >
      {base === null && open.length > 0 && (
        <SelectField
          {...field('copyFrom')}
          label={storeFormTexts.copyFrom}
          hint={storeFormTexts.copyHint}
          options={[
            { value: '', label: storeFormTexts.copyNone },
            ...open.map((each) => ({ value: each.slug, label: namesOf(each)[0].text })),
          ]}
        />
      )}
      {!hoursOnly && <FactFields form={form} zone={baseFields.timeZone} />}
      <WeekFields control={form.control} text={base !== null && !weekHoursOf(base) ? base.openingHours : null} />
    </FormDialog>
  );
}

interface FactFieldsProps {
  form: UseFormReturn<StoreFields>;
  zone: string;
}

/** Name, address and similar fields. */
function FactFields({ form, zone }: FactFieldsProps) {
  const field = fieldsOfForm(form);
  const slug = useWatch({ control: form.control, name: 'slug' });
  const needed = (what: string) => ({
    validate: (text: string) => text.trim() !== '' || storeFormTexts.needed(what),
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('name', {
            ...needed(storeFormTexts.name),
            onBlur: () => {
              const { name, slug: given } = form.getValues();
              if (given !== '') return;
              form.setValue('slug', slugOf(name), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
            },
          })}
          label={storeFormTexts.name}
          marked
          maxLength={LIMITS.storeName}
        />
        <TextField {...field('chineseName')} label={storeFormTexts.chineseName} maxLength={LIMITS.storeName} />
      </div>
      <TextField
        {...field('slug', { validate: (text) => STORE_SLUG.test(text.trim()) || storeFormTexts.slugWrong })}
        label={storeFormTexts.slug}
        hint={storeFormTexts.slugHint(slug)}
        marked
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.storeSlug}
      />
      <TextField
        {...field('address', needed(storeFormTexts.address))}
        label={storeFormTexts.address}
        marked
        maxLength={LIMITS.storeAddress}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('phone')} label={storeFormTexts.phone} type="tel" maxLength={LIMITS.storePhone} />
        <SelectField {...field('timeZone')} label={storeFormTexts.timeZone} options={zonesWith(zone)} />
      </div>
      <TextField {...field('tags')} label={storeFormTexts.tags} hint={storeFormTexts.tagsHint} />
    </>
  );
}

/** Adds a store, as a dialog for other pages. */
export function AddStore({ onClose }: { onClose: () => void }) {
  const stores = useQuery(staffStoresQuery);
  return stores.data === undefined ? null : <StoreForm store={null} stores={stores.data} onClose={onClose} />;
}

function zonesWith(zone: string): { value: string; label: string }[] {
  const zones = new Set([zone, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted().map((each) => ({ value: each, label: each.replaceAll('_', ' ') }));
}

/** @param text the hours as text, until they are entered as fields */
function WeekFields({ control, text }: { control: Control<StoreFields>; text: string | null }) {
  const { field, fieldState } = useController({
    control,
    name: 'week',
    rules: {
      validate: (week) => {
        const wrong = weekFault(week);
        return wrong === null || storeFormTexts.wrongHours(storeFormTexts.weekdays[wrong.day], wrong.fault);
      },
    },
  });
  const week: Week = field.value;
  const setDay = (day: Weekday, spans: readonly HoursSpan[]): void => field.onChange({ ...week, [day]: spans });
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-semibold">{storeFormTexts.week}</legend>
      {text !== null && <p className="text-sm text-ink-2">{storeFormTexts.hoursUnknown(text)}</p>}
      <ul className="bordered-list">
        {WEEKDAYS.map((day) => (
          <DayFields key={day} day={day} spans={week[day]} onChange={(spans) => setDay(day, spans)} />
        ))}
      </ul>
      <Button
        className="justify-self-start"
        onClick={() => field.onChange(Object.fromEntries(WEEKDAYS.map((day) => [day, week.mon])))}
      >
        {storeFormTexts.sameEveryDay}
      </Button>
      {fieldState.error && (
        <p role="alert" className="text-sm font-semibold text-price">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}

interface DayFieldsProps {
  day: Weekday;
  spans: readonly HoursSpan[];
  onChange: (spans: readonly HoursSpan[]) => void;
}

function DayFields({ day, spans, onChange }: DayFieldsProps) {
  const name = storeFormTexts.weekdays[day];
  const set = (place: number, change: Partial<HoursSpan>): void =>
    onChange(spans.map((span, at) => (at === place ? { ...span, ...change } : span)));
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 px-3 py-2 sm:grid-cols-[6rem_1fr_auto]" data-day={day}>
      <span className="py-2.5 font-semibold">{name}</span>
      <div className="grid min-w-0 grid-cols-1 gap-2 max-sm:order-1 max-sm:col-span-2">
        {spans.length === 0 && <span className="py-2.5 text-ink-2">{storeFormTexts.closedDay}</span>}
        {spans.map(({ from, to }, place) => (
          <span key={place} className="flex items-center gap-2">
            <TimeInput label={storeFormTexts.from(name)} value={from} onChange={(next) => set(place, { from: next })} />
            <span aria-hidden>–</span>
            <TimeInput
              label={storeFormTexts.to(name)}
              value={to === '24:00' ? '00:00' : to}
              onChange={(next) => set(place, { to: next === '00:00' ? '24:00' : next })}
            />
            <IconButton
              icon={X}
              label={storeFormTexts.removeHours(name)}
              onClick={() => onChange(spans.filter((_span, at) => at !== place))}
            />
          </span>
        ))}
      </div>
      {spans.length < SPANS_OF_DAY && (
        <IconButton
          icon={Plus}
          label={storeFormTexts.addHoursOn(name)}
          onClick={() => onChange([...spans, nextSpan(spans)])}
        />
      )}
    </li>
  );
}

/** A span after the existing ones. */
function nextSpan(spans: readonly HoursSpan[]): HoursSpan {
  const end = spans.at(-1)?.to ?? '09:00';
  return end < '23:00' ? { from: end, to: spans.length === 0 ? '21:00' : '23:00' } : { from: '09:00', to: '21:00' };
}

interface TimeInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      className="field max-w-36 min-w-0 px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
