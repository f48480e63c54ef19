import type { CustomerRebate } from '@larder/contracts';
import { formatMoney, LIMITS } from '@larder/kernel';
import { useId, useRef, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { differences } from '../../../shared/forms/merge-edits.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';
import { paymentTexts } from '../../../texts/rebates/payment.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { currentRebate, isConflict } from '../changes/current-rebate.ts';
import { useChangeRebate } from '../changes/use-change-rebate.ts';
import { useNewestRow } from '../changes/use-newest-row.ts';
import { namedPeriod } from '../model/period-words.ts';
import { ChangedNotice, isPaymentOver } from './changed-notice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { FIRST_PAYMENT_DAY, newPayment, paymentOf, paymentProblems, type PaymentFields } from './payment-fields.ts';

interface PaymentDialogProps {
  row: CustomerRebate;
  today: string;
  timeZone: string;
  onClose: () => void;
}

/** Records that a rebate was paid. Customer and amount are said again; another amount has to be confirmed again. */
export function PaymentDialog({ row: opened, today, timeZone, onClose }: PaymentDialogProps) {
  // What the form stands for: with a conflict, what is saved now takes its place.
  const [row, setRow] = useState(opened);
  const [start] = useState(() => newPayment(today));
  const [fields, setFields] = useState<PaymentFields>(start);
  const [submitted, setSubmitted] = useState(false);
  const referenceField = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const pay = useChangeRebate('pay');
  const newest = useNewestRow(opened);
  const { requestClose, question } = useDiscardQuestion(differences(start, fields).length > 0, onClose);
  const problems = paymentProblems(fields, today);
  const change = (part: Partial<PaymentFields>): void => setFields((before) => ({ ...before, ...part }));
  const over = isPaymentOver(row);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pay.isPending || over) return;
    setSubmitted(true);
    if (problems.reference !== null) return referenceField.current?.focus();
    if (problems.date !== null) return dateField.current?.focus();
    pay.mutate(
      { row, step: { status: 'paid', ...paymentOf(fields, today) } },
      {
        onSuccess: onClose,
        onError: (error) => {
          // By now the table has been asked for again: it knows what a refusal does not say.
          if (isConflict(error)) setRow(currentRebate(error) ?? newest() ?? row);
        },
      },
    );
  };

  const failure = row !== opened && isConflict(pay.error) ? null : pay.error;
  return (
    <Dialog
      open
      title={paymentTexts.title}
      initialFocus={referenceField}
      onCloseRequest={() => !pay.isPending && (over ? onClose() : requestClose())}
      footer={
        <>
          <Button onClick={() => !pay.isPending && (over ? onClose() : requestClose())}>
            {over ? overlayTexts.close : overlayTexts.cancel}
          </Button>
          {!over && (
            <Button type="submit" form={formId} tone="primary" aria-busy={pay.isPending} className="min-w-44">
              {pay.isPending ? paymentTexts.saving : paymentTexts.save}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {row !== opened && <ChangedNotice key={row.rebate.version} before={opened} now={row} timeZone={timeZone} />}
        <dl className="payment-facts">
          <div>
            <dt>{paymentTexts.customer}</dt>
            <dd>{row.customer.businessName}</dd>
          </div>
          <div>
            <dt>{paymentTexts.period}</dt>
            <dd>{namedPeriod(row.rebate.period)}</dd>
          </div>
          <div>
            <dt>{paymentTexts.amount}</dt>
            <dd className="payment-amount">
              {formatMoney(row.rebate.amountDue)} <span>{paymentTexts.currency}</span>
            </dd>
          </div>
        </dl>
        {!over && (
          <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
            {row.rebate.status === 'pending' && <p className="text-ink-2">{paymentTexts.notApproved}</p>}
            <MethodChoice method={fields.method} onChange={(method) => change({ method })} />
            <TextField
              label={paymentTexts.references[fields.method]}
              inputRef={referenceField}
              marked
              autoComplete="off"
              maxLength={LIMITS.paymentReference}
              value={fields.reference}
              error={submitted ? problems.reference : null}
              onChange={({ target }) => change({ reference: target.value })}
            />
            <DateField
              label={paymentTexts.date}
              hint={paymentTexts.dateHint}
              inputRef={dateField}
              marked
              value={fields.date}
              from={FIRST_PAYMENT_DAY}
              to={today}
              error={submitted ? problems.date : null}
              onChange={(date) => change({ date })}
            />
            <TextAreaField
              label={paymentTexts.notes}
              hint={paymentTexts.notesHint}
              rows={3}
              maxLength={LIMITS.paymentNotes}
              value={fields.notes}
              onChange={({ target }) => change({ notes: target.value })}
            />
            {failure !== null && (
              <p role="alert" className="font-semibold text-price [overflow-wrap:anywhere]">
                {sentenceOf(failure, toastTexts.payRebate.failure.title)}
              </p>
            )}
          </form>
        )}
      </div>
      {question}
    </Dialog>
  );
}
