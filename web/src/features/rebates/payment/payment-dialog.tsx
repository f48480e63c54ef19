import type { CustomerRebate } from '@larder/contracts';
import { LIMITS, PAYMENT_METHODS, formatMoney } from '@larder/kernel';
import { useState } from 'react';
import { type UseFormReturn, useController, useForm, useWatch } from 'react-hook-form';
import { ConflictNotice } from '../../../shared/kit/conflict-notice.tsx';
import { Facts } from '../../../shared/kit/facts.tsx';
import { FormDialog, fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { paymentTexts } from '../../../texts/rebates/payment.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { namedPeriod, nothingDue, statusText } from '../model/rebate-texts.ts';
import { currentRebate, isConflict, useChangeRebate, useNewestRow } from '../use-change-rebate.ts';
import { FIRST_PAYMENT_DAY, type PaymentFields, newPayment, paymentOf, paymentProblems } from './payment-fields.ts';

interface PaymentDialogProps {
  row: CustomerRebate;
  today: string;
  timeZone: string;
  onClose: () => void;
}

/** Records that a rebate was paid. Customer and amount are repeated; a changed amount must be confirmed again. */
export function PaymentDialog({ row: opened, today, timeZone, onClose }: PaymentDialogProps) {
  // After a conflict, the saved row replaces the opened one.
  const [row, setRow] = useState(opened);
  const form = useForm<PaymentFields>({ defaultValues: newPayment(today) });
  const pay = useChangeRebate('payRebate');
  const newest = useNewestRow(opened);
  // The rebate was paid in the meantime, or nothing is due any more.
  const over = row.rebate.status === 'paid' || nothingDue(row.rebate) !== null;
  const submit = (fields: PaymentFields): void =>
    pay.mutate(
      { row, step: { status: 'paid', ...paymentOf(fields, today) } },
      {
        onSuccess: onClose,
        onError: (error) => {
          // The table has been refetched by now, so it has the row if the refusal does not.
          if (isConflict(error)) setRow(currentRebate(error) ?? newest() ?? row);
        },
      },
    );
  return (
    <FormDialog
      form={form}
      title={paymentTexts.title}
      focus="reference"
      submitLabel={paymentTexts.save}
      pendingLabel={paymentTexts.saving}
      mutation={{ isPending: pay.isPending, error: row !== opened && isConflict(pay.error) ? null : pay.error }}
      fallback={rebateToasts.payRebate.failure.title}
      over={over}
      className="grid gap-4"
      notice={
        row !== opened && (
          <ChangedNotice key={row.rebate.version} before={opened} now={row} timeZone={timeZone} over={over} />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Facts
        className="grid gap-1.5 bg-sunken px-4 py-3"
        rowClass="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
        valueClass="font-semibold wrap-anywhere"
        items={[
          [paymentTexts.customer, row.customer.businessName],
          [paymentTexts.period, namedPeriod(row.rebate.period)],
          [
            paymentTexts.amount,
            <span key="amount" data-part="payment-amount" className="text-[1.5rem] font-extrabold">
              {formatMoney(row.rebate.amountDue)}{' '}
              <span className="text-[0.875rem] font-semibold text-ink-2">{paymentTexts.currency}</span>
            </span>,
          ],
        ]}
      />
      {row.rebate.status === 'pending' && !over && <p className="text-ink-2">{paymentTexts.notApproved}</p>}
      {!over && <PaymentFieldset form={form} today={today} />}
    </FormDialog>
  );
}

function PaymentFieldset({ form, today }: { form: UseFormReturn<PaymentFields>; today: string }) {
  const field = fieldsOfForm(form);
  const chosen = useWatch({ control: form.control, name: 'method' });
  const date = useController({
    control: form.control,
    name: 'date',
    rules: { validate: (_text, fields) => paymentProblems(fields, today).date ?? true },
  });
  return (
    <>
      <fieldset className="flex flex-wrap gap-y-0 gap-x-6">
        <legend className="pb-1.5 font-semibold">{paymentTexts.method}</legend>
        {PAYMENT_METHODS.map((method) => (
          <label key={method} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              {...form.register('method', { deps: 'reference' })}
              type="radio"
              className="checkbox"
              value={method}
            />
            {paymentTexts.methods[method]}
          </label>
        ))}
      </fieldset>
      <TextField
        {...field('reference', { validate: (_text, fields) => paymentProblems(fields, today).reference ?? true })}
        label={paymentTexts.references[chosen]}
        marked
        autoComplete="off"
        maxLength={LIMITS.paymentReference}
      />
      <DateField
        {...date.field}
        label={paymentTexts.date}
        hint={paymentTexts.dateHint}
        marked
        today={today}
        from={FIRST_PAYMENT_DAY}
        to={today}
        error={date.fieldState.error?.message ?? null}
      />
      <TextAreaField
        {...field('notes')}
        label={paymentTexts.notes}
        hint={paymentTexts.notesHint}
        rows={3}
        maxLength={LIMITS.paymentNotes}
      />
    </>
  );
}

interface ChangedNoticeProps {
  before: CustomerRebate;
  now: CustomerRebate;
  timeZone: string;
  over: boolean;
}

/** Another user or a late order changed the figures: shows the new ones and the possible actions. */
function ChangedNotice({ before, now, timeZone, over }: ChangedNoticeProps) {
  const { label, details } = statusText(now.rebate, timeZone);
  return (
    <ConflictNotice title={paymentTexts.changedTitle}>
      {before.rebate.amountDue !== now.rebate.amountDue && (
        <p>{paymentTexts.changedAmount(formatMoney(before.rebate.amountDue), formatMoney(now.rebate.amountDue))}</p>
      )}
      {before.rebate.status !== now.rebate.status && (
        <p>{paymentTexts.changedStatus([label, ...details].join(' · '))}</p>
      )}
      <p>{over ? paymentTexts.changedNothing : paymentTexts.changedAgain}</p>
    </ConflictNotice>
  );
}
