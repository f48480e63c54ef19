import type { DiscountCode } from '@larder/contracts';
import { readDiscountCode, type DiscountTier } from '@larder/kernel';
import { useId, useRef, useState, type FormEvent } from 'react';
import { currentOfConflict, sentenceOf } from '../../../shared/api/api-error.ts';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import { differences, mergeEdits } from '../../../shared/forms/merge-edits.ts';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { codeDialogTexts, discountTexts } from '../../../texts/discount-codes.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useCreateCode, useUpdateCode } from '../changes/use-change-codes.ts';
import { codeFieldsOf, codeInputOf, NEW_CODE, type CodeFields } from './code-fields.ts';
import { CodeFieldset } from './code-fieldset.tsx';
import { CountsFor } from './counts-for.tsx';
import { useSameCustomer } from './use-same-customer.ts';

interface CodeDialogProps {
  /** Null for a new code. */
  code: DiscountCode | null;
  /** Every code there is: a generated one is none of them. */
  codes: readonly DiscountCode[];
  tierOptions: readonly { value: DiscountTier; label: string }[];
  onClose: () => void;
}

export function CodeDialog({ code, codes, tierOptions, onClose }: CodeDialogProps) {
  // What the form started from: with a conflict, somebody else's version takes its place.
  const [base, setBase] = useState(code);
  const baseFields = base === null ? NEW_CODE : codeFieldsOf(base);
  const [fields, setFields] = useState<CodeFields>(baseFields);
  const [submitted, setSubmitted] = useState(false);
  // The customer that the new code counts for, if anybody has said so; another name is another customer.
  const [countsFor, setCountsFor] = useState<string | null>(null);
  const customer = useSameCustomer(fields.restaurantName, base === null);
  const codeField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const create = useCreateCode();
  const update = useUpdateCode();
  const { requestClose, question } = useDiscardQuestion(differences(baseFields, fields).length > 0, onClose);

  const pending = create.isPending || update.isPending;
  const conflicting = base !== code;
  const codeWrong = readDiscountCode(fields.code) === null;
  const nameMissing = fields.restaurantName.trim() === '';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    if (codeWrong) {
      toasts.show({ title: codeDialogTexts.invalidTitle, description: codeDialogTexts.invalidCode, tone: 'error' });
      return codeField.current?.focus();
    }
    if (nameMissing) return nameField.current?.focus();
    if (base === null) {
      const sameBusiness = customer !== null && customer.id === countsFor ? { customerId: customer.id } : {};
      return create.mutate({ ...codeInputOf(fields), ...sameBusiness }, { onSuccess: onClose });
    }
    update.mutate(
      { id: base.id, ...codeInputOf(fields), version: base.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          const theirs = currentOfConflict<DiscountCode>(error);
          if (theirs === null) return;
          setFields(mergeEdits(baseFields, fields, codeFieldsOf(theirs)));
          setBase(theirs);
        },
      },
    );
  };

  const failure = create.error ?? (currentOfConflict(update.error) === null ? update.error : null);
  const label = base === null ? codeDialogTexts.create : conflicting ? conflictTexts.keep : discountTexts.save;
  return (
    <Dialog
      open
      title={code === null ? codeDialogTexts.addTitle : codeDialogTexts.editTitle}
      initialFocus={codeField}
      onCloseRequest={() => !pending && requestClose()}
      footer={
        <>
          <Button onClick={() => !pending && requestClose()}>{discountTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-busy={pending} className="min-w-36">
            {pending ? (base === null ? codeDialogTexts.creating : discountTexts.saving) : label}
          </Button>
        </>
      }
    >
      {conflicting && (
        <ConflictNotice
          key={base?.version}
          title={codeDialogTexts.conflictTitle}
          saved={differences(baseFields, fields).map((name) => ({
            label: codeDialogTexts[name],
            value: shown(baseFields, name, tierOptions),
          }))}
          onTake={() => setFields(baseFields)}
        />
      )}
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <CodeFieldset
          fields={fields}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
          codes={codes}
          tierOptions={tierOptions}
          codeError={submitted && codeWrong ? codeDialogTexts.invalidCode : null}
          nameError={submitted && nameMissing ? codeDialogTexts.restaurantRequired : null}
          codeField={codeField}
          nameField={nameField}
        />
        {customer !== null && (
          <CountsFor
            customer={customer}
            checked={customer.id === countsFor}
            onChange={(checked) => setCountsFor(checked ? customer.id : null)}
          />
        )}
        {failure !== null && (
          <p role="alert" className="font-semibold text-price [overflow-wrap:anywhere]">
            {sentenceOf(failure, toastTexts.createDiscountCode.failure.fallback)}
          </p>
        )}
      </form>
      {code !== null && (
        <p className="mt-4 border-t border-hairline">
          <AuditLink kind="discount-code" id={code.id} />
        </p>
      )}
      {question}
    </Dialog>
  );
}

function shown(fields: CodeFields, name: keyof CodeFields, tierOptions: CodeDialogProps['tierOptions']): string {
  if (name === 'active') return fields.active ? conflictTexts.yes : conflictTexts.no;
  if (name === 'tier') return tierOptions.find(({ value }) => value === fields.tier)?.label ?? fields.tier;
  return fields[name] || discountTexts.none;
}
