import type { PriceBatchDraft, PriceBatchItem } from '@larder/contracts';
import { LIMITS, type SlipValues } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { planBatch } from '../../../shared/api/price-batches.ts';
import { FormDialog, fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { questionsOf, usePriceQuestion } from '../../../shared/kit/price-question.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { CheckboxField, TextField } from '../../../shared/ui/fields.tsx';
import { scheduleTexts as texts } from '../../../texts/products/batches.ts';
import type { EditData } from '../bulk/bulk-change.ts';

/** Prices that are asked about; more would hide the form. */
const QUESTIONS = 10;

interface ScheduleFields {
  name: string;
  stores: string[];
  startsAt: string;
  endsAt: string;
}

interface ScheduleDialogProps {
  /** What the spreadsheet holds unpublished. */
  items: readonly EditData[];
  onClose: () => void;
  onPlanned: () => void;
}

/** When the unpublished prices of the spreadsheet are to start and end, and where. */
export function ScheduleDialog({ items, onClose, onPlanned }: ScheduleDialogProps) {
  const client = useQueryClient();
  const { slug, stores } = useStoreScope();
  const chosen = slug === null ? stores.map((store) => store.slug) : [slug];
  const form = useForm<ScheduleFields>({ defaultValues: { name: '', stores: chosen, startsAt: '', endsAt: '' } });
  const field = fieldsOfForm(form);
  const plan = useMutation({ mutationFn: planOrAsk });
  const question = usePriceQuestion('');
  const save = ({ name, endsAt, ...fields }: ScheduleFields): void =>
    plan.mutate(
      { ...fields, name: name.trim(), endsAt: endsAt || null, items: items.map(itemOf), confirm: question.confirm },
      {
        onSuccess: async (slips) => {
          if (question.ask(questionsOf(slips.slice(0, QUESTIONS), ''))) return;
          await client.invalidateQueries({ queryKey: staffKeys.priceBatches });
          toasts.show({ title: texts.doneTitle, description: texts.done(name.trim()) });
          onPlanned();
        },
      },
    );
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.about(items.length)}
      submitLabel={texts.submit}
      pendingLabel={texts.pending}
      mutation={plan}
      fallback={texts.failed}
      notice={question.notice}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        {...field('name', { validate: (name) => name.trim() !== '' || texts.nameNeeded })}
        label={texts.name}
        hint={texts.nameHint}
        marked
        maxLength={LIMITS.batchName}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('startsAt', { validate: (at) => at !== '' || texts.startNeeded })}
          label={texts.starts}
          hint={texts.time}
          type="datetime-local"
          marked
        />
        <TextField
          {...field('endsAt', { validate: (at, { startsAt }) => at === '' || at > startsAt || texts.endsEarly })}
          label={texts.ends}
          hint={texts.endsHint}
          type="datetime-local"
        />
      </div>
      {slug === null && stores.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{texts.stores}</legend>
          <div className="grid max-h-56 overflow-auto sm:grid-cols-2">
            {stores.map((store) => (
              <CheckboxField
                key={store.slug}
                {...form.register('stores', { validate: (all) => all.length > 0 || texts.storesNeeded })}
                value={store.slug}
                label={namesOf(store)[0].text}
              />
            ))}
          </div>
          {form.formState.errors.stores !== undefined && (
            <p role="alert" className="text-sm font-semibold text-price">
              {texts.storesNeeded}
            </p>
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}

/** @returns the prices to ask about first; nothing is planned then. */
async function planOrAsk(body: Pick<PriceBatchDraft, keyof PriceBatchDraft>): Promise<readonly SlipValues[]> {
  if (body.confirm !== true) {
    const { slips } = await planBatch({ ...body, dryRun: true });
    if (slips.length > 0) return slips;
  }
  await planBatch(body);
  return [];
}

/** What a batch can set; the versions are those of other changes. */
function itemOf({ id, ourPrice, retailPrice, active }: EditData): PriceBatchItem {
  return {
    kind: 'retail',
    productId: id,
    ...(ourPrice !== undefined && { ourPrice }),
    ...(retailPrice !== undefined && { retailPrice }),
    ...(active !== undefined && { active }),
  };
}

/** Whether everything of it can be scheduled. */
export const canSchedule = (items: readonly EditData[]): boolean =>
  items.every(({ description, chineseName, size, category }) =>
    [description, chineseName, size, category].every((value) => value === undefined),
  );
