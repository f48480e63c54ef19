import type { PriceBatchDetail, PriceBatchItem, PriceBatchPatch, PriceBatchResult } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { changeBatch, planBatch } from '../../../shared/api/price-batches.ts';
import { confirmAsSecond, type Second } from '../../../shared/api/price-guard.ts';
import { chainProductsQuery } from '../../../shared/api/staff-products.ts';
import { EditConflict } from '../../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../../shared/kit/edit-form.ts';
import { FormDialog, fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { usePriceQuestion } from '../../../shared/kit/price-question.tsx';
import { NO_SECOND, SecondPersonFields } from '../../../shared/kit/second-person-fields.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { StoreChecklist } from '../../../shared/kit/stores-field.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { scheduleTexts as texts } from '../../../texts/products/batches.ts';
import type { EditData } from '../bulk/bulk-change.ts';
import { copiedName, fieldsOfItem, itemOfFields, patchOf, timesOf, type ScheduleFields } from './batch-fields.ts';
import { BatchItems } from './batch-items.tsx';
import { warningsOf } from './price-differences.tsx';

interface ScheduleDialogProps {
  items: readonly PriceBatchItem[];
  /** The batch to change, or the model of a new one. */
  like?: PriceBatchDetail;
  isChange?: boolean;
  /** Whether the form lists the products. */
  lists?: boolean;
  onClose: () => void;
  onPlanned: () => void;
}

/** The start, end and stores of prices. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { items, like, isChange = false, lists = true, onClose, onPlanned } = props;
  const client = useQueryClient();
  const products = useQuery(chainProductsQuery).data;
  const { slug, stores } = useStoreScope();
  const slugs = stores.map((store) => store.slug);
  const edit = useEditForm<PriceBatchDetail, ScheduleFields>(isChange && like ? like : null, (saved) => {
    const shown = saved ?? like;
    return {
      name: saved?.name ?? (like ? copiedName(like.name) : ''),
      stores: slugs.filter((each) =>
        shown ? shown.stores.some(({ store }) => store === each) : each === (slug ?? each),
      ),
      startsAt: '',
      endsAt: '',
      ...(saved && timesOf(saved, stores)),
      items: (saved?.items ?? items).map(fieldsOfItem),
    };
  });
  const { form, base, baseFields, contested } = edit;
  const field = fieldsOfForm(form);
  const plan = useMutation({ mutationFn: planOrAsk });
  const question = usePriceQuestion(JSON.stringify(useWatch({ control: form.control, name: 'items' })));
  // The previewed plan that is being confirmed.
  const [looked, setLooked] = useState<PriceBatchResult | null>(null);
  const [second, setSecond] = useState(NO_SECOND);
  const save = (fields: ScheduleFields): void => {
    const send = (consent: Consent): Promise<PriceBatchResult> =>
      base
        ? changeBatch(base.id, Object.assign(patchOf(fields, baseFields), consent, { version: base.version }))
        : planBatch({
            name: fields.name.trim(),
            stores: fields.stores,
            startsAt: fields.startsAt,
            endsAt: fields.endsAt || null,
            items: fields.items.map(itemOfFields),
            ...consent,
          });
    plan.mutate(
      { send, asked: question.confirm ? looked : null, second },
      {
        onError: edit.onError,
        onSuccess: async (doubtful) => {
          if (doubtful !== null) {
            setLooked(doubtful);
            question.ask(warningsOf(doubtful.slips, products));
            return;
          }
          await client.invalidateQueries({ queryKey: staffKeys.priceBatches });
          toasts.show({ title: texts.doneTitle, description: texts.done(fields.name.trim()) });
          onPlanned();
        },
      },
    );
  };
  const shown = (name: keyof ScheduleFields): string => {
    if (name === 'items') return texts.about(baseFields.items.length);
    if (name !== 'stores') return baseFields[name].replace('T', ' ') || texts.nothing;
    const chosen = stores.filter((store) => baseFields.stores.includes(store.slug));
    return chosen.map((store) => namesOf(store)[0].text).join(', ');
  };
  const choosesStores = stores.length > 1 && (slug === null || like !== undefined);
  return (
    <FormDialog
      form={form}
      title={isChange ? texts.change : texts.title}
      description={lists ? undefined : texts.about(items.length)}
      size={lists ? 'wide' : 'medium'}
      submitLabel={contested !== null ? conflictTexts.keep : isChange ? texts.save : texts.submit}
      pendingLabel={isChange ? texts.saving : texts.pending}
      mutation={plan}
      fallback={texts.failed}
      notice={
        <>
          <EditConflict edit={edit} labels={texts} shown={shown} />
          {question.notice}
        </>
      }
      onSubmit={save}
      onClose={onClose}
    >
      {question.confirm && looked?.needsSecondPerson && <SecondPersonFields second={second} onChange={setSecond} />}
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
          label={texts.startsAt}
          hint={texts.time}
          type="datetime-local"
          marked
        />
        <TextField
          {...field('endsAt', { validate: (at, { startsAt }) => at === '' || at > startsAt || texts.endsEarly })}
          label={texts.endsAt}
          hint={texts.endsHint}
          type="datetime-local"
        />
      </div>
      {choosesStores && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{texts.stores}</legend>
          <Controller
            control={form.control}
            name="stores"
            rules={{ validate: (all) => all.length > 0 || texts.storesNeeded }}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <>
                <StoreChecklist stores={stores} by="slug" value={value} onChange={onChange} />
                <Alert>{error?.message}</Alert>
              </>
            )}
          />
        </fieldset>
      )}
      {lists && <BatchItems form={form} exceptions={base?.exceptions ?? []} />}
    </FormDialog>
  );
}

type Consent = Pick<PriceBatchPatch, 'confirm' | 'confirmation' | 'dryRun'>;

interface Planning {
  send: (consent: Consent) => Promise<PriceBatchResult>;
  /** The slips that were asked about; null while none were. */
  asked: Pick<PriceBatchResult, 'hash' | 'needsSecondPerson'> | null;
  /** The second person, if so many slips need one. */
  second: Second;
}

/** @returns the plan with slips to ask about first, without planning anything. */
export async function planOrAsk({ send, asked, second }: Planning): Promise<PriceBatchResult | null> {
  if (asked === null) {
    const looked = await send({ dryRun: true });
    if (looked.slips.length > 0) return looked;
    await send({});
  } else if (asked.needsSecondPerson) {
    await send({ confirm: true, confirmation: await confirmAsSecond(second, asked.hash) });
  } else await send({ confirm: true });
  return null;
}

/** Whether all of the changes can be scheduled. */
export const canSchedule = (items: readonly EditData[]): boolean =>
  items.every(({ description, chineseName, size, category }) =>
    [description, chineseName, size, category].every((value) => value === undefined),
  );
