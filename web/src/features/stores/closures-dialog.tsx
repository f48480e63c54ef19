import type { Closure, StaffStore } from '@larder/contracts';
import { addDays, LIMITS, MAX_DAYS_AHEAD, spansFault, spansText } from '@larder/kernel';
import { Trash2 } from 'lucide-react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { fieldsOfForm, FormDialog } from '../../shared/kit/form-dialog.tsx';
import { formatDay } from '../../shared/time/format-time.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { IconButton } from '../../shared/ui/button.tsx';
import { DateField } from '../../shared/ui/date/date-field.tsx';
import { readTypedDay } from '../../shared/ui/date/date-text.ts';
import { CheckboxField, TextField } from '../../shared/ui/fields.tsx';
import { useDayIn } from '../../shared/use-store-day.ts';
import { overlayTexts } from '../../texts/overlays.ts';
import { closureTexts, storeFormTexts, storesTexts } from '../../texts/stores/manage.ts';
import { useChangeClosure } from './use-stores.ts';

interface ClosureFields {
  day: string;
  allDay: boolean;
  from: string;
  to: string;
  reason: string;
}

const EMPTY: ClosureFields = { day: '', allDay: true, from: '10:00', to: '16:00', reason: '' };

/** The days from today on when a store is closed or has special hours. */
export function ClosuresDialog({ store, onClose }: { store: StaffStore; onClose: () => void }) {
  const change = useChangeClosure(store.id);
  const form = useForm<ClosureFields>({ defaultValues: EMPTY });
  const field = fieldsOfForm(form);
  const today = useDayIn(store.timeZone);
  const allDay = useWatch({ control: form.control, name: 'allDay' });
  const day = useController({
    control: form.control,
    name: 'day',
    rules: { validate: (text) => (readTypedDay(text) ?? '') >= today || closureTexts.dayNeeded },
  });
  const { closures = [] } = store;
  const save = ({ day: typed, from, to, reason }: ClosureFields): void => {
    const closure = { hours: allDay ? null : [{ from, to: to === '00:00' ? '24:00' : to }], reason: reason.trim() };
    const on = readTypedDay(typed) ?? today;
    const before = closures.find((each) => each.day === on);
    change.mutate({ day: on, closure, before }, { onSuccess: () => form.reset(EMPTY) });
  };
  return (
    <FormDialog
      form={form}
      title={closureTexts.title(namesOf(store)[0].text)}
      description={closureTexts.hint}
      submitLabel={closureTexts.add}
      pendingLabel={closureTexts.adding}
      closeLabel={overlayTexts.close}
      mutation={change}
      fallback={storesTexts.failed}
      className="mt-5 grid gap-4 border-t border-hairline pt-4"
      notice={
        closures.length === 0 ? (
          <p className="text-ink-2">{closureTexts.none}</p>
        ) : (
          <ul className="bordered-list">
            {closures.map((closure) => (
              <ClosureRow key={closure.day} storeId={store.id} closure={closure} />
            ))}
          </ul>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <DateField
        {...day.field}
        label={closureTexts.day}
        error={day.fieldState.error?.message ?? null}
        today={today}
        from={today}
        to={addDays(today, MAX_DAYS_AHEAD)}
        marked
      />
      <CheckboxField {...form.register('allDay')} label={closureTexts.allDay} />
      {!allDay && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('from')} label={closureTexts.from} type="time" />
          <TextField
            {...field('to', {
              validate: (to, { from }) => {
                const fault = spansFault([{ from, to: to === '00:00' ? '24:00' : to }]);
                return fault === null || storeFormTexts.wrongHours(closureTexts.day, fault);
              },
            })}
            label={closureTexts.to}
            type="time"
          />
        </div>
      )}
      <TextField
        {...field('reason', { validate: (text) => text.trim() !== '' || closureTexts.reasonNeeded })}
        label={closureTexts.reason}
        hint={closureTexts.reasonHint}
        marked
        maxLength={LIMITS.closureReason}
      />
    </FormDialog>
  );
}

/** Removes its closure by itself, so that several can be removed at once. */
function ClosureRow({ storeId, closure: { day, hours, reason } }: { storeId: string; closure: Closure }) {
  const remove = useChangeClosure(storeId);
  const dayText = formatDay(day);
  return (
    <li className="flex items-center gap-4 px-3 py-2" data-day={day}>
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{dayText}</span> · {hours === null ? closureTexts.closed : spansText(hours)}
        <span className="block text-sm text-ink-2 wrap-anywhere">{reason}</span>
        <Alert error={remove.error} fallback={storesTexts.failed} />
      </span>
      <IconButton
        icon={Trash2}
        label={closureTexts.remove(dayText)}
        className="text-price"
        aria-busy={remove.isPending}
        onClick={() => remove.isPending || remove.mutate({ day, closure: null, before: { hours, reason } })}
      />
    </li>
  );
}
