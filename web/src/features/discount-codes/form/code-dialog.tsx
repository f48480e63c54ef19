import type { CustomerWithCodes, DiscountCode } from '@larder/contracts';
import { DISCOUNT_CODE_LENGTH, type DiscountTier, LIMITS, readDiscountCode } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { rebateCustomersQuery } from '../../../shared/api/rebate-customers.ts';
import { EditConflict } from '../../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../../shared/kit/edit-form.ts';
import { FormDialog, fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { type StoreChoice, StoresField, storeNames } from '../../../shared/kit/stores-field.tsx';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { isBeingComposed, typedCode } from '../../../shared/text/typed-code.ts';
import { useSettled } from '../../../shared/time/use-time.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { codeDialogTexts, discountTexts, discountToasts } from '../../../texts/discount-codes.ts';
import { storeChoiceTexts } from '../../../texts/stores/scope.ts';
import { useCreateCode, useUpdateCode } from '../use-change-codes.ts';
import { type CodeFields, NEW_CODE, codeFieldsOf, codeInputOf, sameCustomer, generateCode } from './code-fields.ts';

interface CodeDialogProps {
  /** Null for a new code. */
  code: DiscountCode | null;
  /** Every existing code, so that a generated one differs. */
  codes: readonly DiscountCode[];
  tierOptions: readonly { value: DiscountTier; label: string }[];
  choice: StoreChoice;
  onClose: () => void;
}

export function CodeDialog({ code, codes, tierOptions, choice: { stores, missing }, onClose }: CodeDialogProps) {
  const edit = useEditForm(code, (saved) => (saved === null ? NEW_CODE : codeFieldsOf(saved)));
  const { form, base, baseFields, contested } = edit;
  // The existing customer chosen for the new code; another name means another customer.
  const [countsFor, setCountsFor] = useState<string | null>(null);
  const customer = useSameCustomer(useWatch({ control: form.control, name: 'restaurantName' }), base === null);
  const create = useCreateCode();
  const update = useUpdateCode();

  const submit = (fields: CodeFields): void => {
    const input = codeInputOf(fields, stores.length > 0);
    if (base === null) {
      const sameBusiness = customer !== null && customer.id === countsFor ? { customerId: customer.id } : {};
      const created = { onSuccess: onClose, onError: edit.onError };
      return create.mutate({ ...input, ...sameBusiness, key: edit.key }, created);
    }
    update.mutate({ id: base.id, ...input, version: base.version }, { onSuccess: onClose, onError: edit.onError });
  };
  const shown = (name: keyof CodeFields): string => {
    if (name === 'active') return baseFields.active ? conflictTexts.yes : conflictTexts.no;
    if (name === 'storeIds') return storeNames(baseFields.storeIds, stores);
    if (name === 'tier') return tierOptions.find(({ value }) => value === baseFields.tier)?.label ?? baseFields.tier;
    return baseFields[name] || discountTexts.none;
  };

  return (
    <FormDialog
      form={form}
      title={base === null ? codeDialogTexts.addTitle : codeDialogTexts.editTitle}
      focus="code"
      submitLabel={
        base === null ? codeDialogTexts.create : contested === null ? discountTexts.save : conflictTexts.keep
      }
      pendingLabel={base === null ? codeDialogTexts.creating : discountTexts.saving}
      mutation={base === null ? create : update}
      incomplete={missing !== undefined}
      fallback={discountToasts.createDiscountCode.failure.fallback}
      className="grid gap-4"
      notice={<EditConflict edit={edit} labels={codeDialogTexts} shown={shown} />}
      below={
        base !== null && (
          <p className="mt-4 border-t border-hairline">
            <AuditLink kind="discount-code" id={base.id} />
          </p>
        )
      }
      onSubmit={submit}
      onInvalid={(errors) => {
        if (errors.code === undefined) return;
        toasts.show({ title: codeDialogTexts.invalidTitle, description: codeDialogTexts.invalidCode, tone: 'error' });
      }}
      onClose={onClose}
    >
      <CodeFieldset form={form} codes={codes} tierOptions={tierOptions} />
      <Controller
        control={form.control}
        name="storeIds"
        rules={{ validate: (ids) => ids === null || ids.length > 0 || storeChoiceTexts.required }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <StoresField
            // Includes closed stores only if the code has them.
            choice={{ missing, stores: stores.filter(({ id, active }) => active || base?.storeIds?.includes(id)) }}
            value={value}
            before={base === null ? undefined : baseFields.storeIds}
            hint={value === null ? '' : codeDialogTexts.storesHint}
            error={error?.message ?? null}
            onChange={onChange}
          />
        )}
      />
      {customer !== null && (
        <CheckboxField
          label={codeDialogTexts.countsFor(
            customer.businessName,
            customer.codes.map((each) => each.code),
          )}
          hint={codeDialogTexts.countsForHint}
          checked={customer.id === countsFor}
          onChange={({ target }) => setCountsFor(target.checked ? customer.id : null)}
        />
      )}
    </FormDialog>
  );
}

const TYPING_MS = 300;

/** An existing customer with the typed name, for whom a new code may count. Null when there is none. */
function useSameCustomer(name: string, isNew: boolean): CustomerWithCodes | null {
  const sought = useSettled(name.trim(), TYPING_MS);
  const found = useQuery({ ...rebateCustomersQuery(sought), enabled: isNew && sought !== '' });
  return isNew ? sameCustomer(name, found.data ?? []) : null;
}

interface CodeFieldsetProps {
  form: UseFormReturn<CodeFields>;
  codes: readonly DiscountCode[];
  tierOptions: readonly { value: DiscountTier; label: string }[];
}

function CodeFieldset({ form, codes, tierOptions }: CodeFieldsetProps) {
  const field = fieldsOfForm(form);
  const typed = useWatch({ control: form.control, name: 'code' });
  const setCode = (code: string): void =>
    form.setValue('code', code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const type = (text: string): void => setCode(typedCode(text, DISCOUNT_CODE_LENGTH));
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            {...field('code', {
              validate: (code) => readDiscountCode(code) !== null || codeDialogTexts.invalidCode,
              onChange: (event: ChangeEvent<HTMLInputElement>) => isBeingComposed(event) || type(event.target.value),
            })}
            onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
            label={codeDialogTexts.code}
            className="font-code text-[1.25rem] tracking-[0.3em]"
            marked
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={codeDialogTexts.codeHint(typed.length)}
          />
        </div>
        <Button
          icon={Dices}
          className="mt-[30px]"
          onClick={() => setCode(generateCode(new Set(codes.map(({ code }) => code))))}
        >
          {codeDialogTexts.generate}
        </Button>
      </div>
      <TextField
        {...field('restaurantName', {
          validate: (name) => name.trim() !== '' || codeDialogTexts.restaurantRequired,
        })}
        label={codeDialogTexts.restaurantName}
        marked
        autoComplete="off"
        maxLength={LIMITS.restaurantName}
      />
      <TextField
        {...field('contactPerson')}
        label={codeDialogTexts.contactPerson}
        autoComplete="off"
        maxLength={LIMITS.contactPerson}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('email')}
          type="email"
          label={codeDialogTexts.email}
          autoComplete="off"
          maxLength={LIMITS.email}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={codeDialogTexts.phone}
          autoComplete="off"
          maxLength={LIMITS.phone}
        />
      </div>
      <SelectField {...field('tier')} label={codeDialogTexts.tier} options={tierOptions} />
      <CheckboxField {...field('active')} label={codeDialogTexts.active} hint={codeDialogTexts.activeHint} />
    </>
  );
}
