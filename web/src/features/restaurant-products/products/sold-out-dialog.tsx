import { addDays, MAX_DAYS_AHEAD } from '@larder/kernel';
import { useController, useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { readTypedDay, typedDayProblem, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { soldOutTexts } from '../../../texts/restaurant-products/sold-out.ts';
import { useMarkSoldOut } from '../changes/use-change-products.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';

interface SoldOutDialogProps {
  product: WholesaleProduct;
  /** Today in the store's time zone: orders of today are for tomorrow at the earliest. */
  today: string;
  onClose: () => void;
}

/** Asks until when none is left. */
export function SoldOutDialog({ product, today, onClose }: SoldOutDialogProps) {
  const days = { from: addDays(today, 1), to: addDays(today, MAX_DAYS_AHEAD) };
  const form = useForm({ defaultValues: { until: writeTypedDay(days.from) } });
  const change = useMarkSoldOut();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'until',
    rules: {
      validate: (text) =>
        typedDayProblem(text, days) === null || soldOutTexts.invalid(writeTypedDay(days.from), writeTypedDay(days.to)),
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={soldOutTexts.title}
      description={soldOutTexts.description(product.name)}
      focus="until"
      submitLabel={soldOutTexts.mark}
      pendingLabel={soldOutTexts.marking}
      mutation={change}
      fallback={soldOutTexts.failed}
      onSubmit={({ until }) =>
        change.mutate({ id: product.id, soldOutUntil: readTypedDay(until) }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <DateField
        label={soldOutTexts.until}
        hint={soldOutTexts.untilHint}
        error={fieldState.error?.message ?? null}
        {...field}
        today={today}
        {...days}
      />
    </FormDialog>
  );
}
