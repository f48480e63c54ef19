import type { ChainRules, OwnRulesPatch, StaffStore, StoreRules } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { requestJson } from '../../shared/api/http.ts';
import { staffQuery, useStaffChange } from '../../shared/api/staff-query.ts';
import { fieldsOfForm, FormDialog } from '../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../shared/kit/loaded.tsx';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { IconButton } from '../../shared/ui/button.tsx';
import { SelectField, TextField } from '../../shared/ui/fields.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { storesTexts, storeToasts } from '../../texts/stores/manage.ts';
import { orderRulesTexts } from '../../texts/stores/rules.ts';
import {
  faultOf,
  fieldsOf,
  patchOf,
  RULE_CHOICES,
  RULE_NAMES,
  USUAL_RULES,
  valuesOf,
  wordsOfChain,
  type RuleName,
  type RulesFields,
} from './rules-fields.ts';

interface RulesDialogProps {
  /** Null means all stores. */
  store: StaffStore | null;
  onClose: () => void;
}

/** The order rules of a store or of the chain. */
export function RulesDialog({ store, onClose }: RulesDialogProps) {
  const path = store === null ? '/api/admin/chain-rules' : `/api/admin/stores/${store.id}/rules`;
  const rules = useQuery({
    ...staffQuery<StoreRules | ChainRules>(staffKeys.orderRules(store?.id ?? 'chain'), path),
    // Fetched each time the dialog opens, but not refetched while typing.
    staleTime: Infinity,
    gcTime: 0,
  });
  const title = store === null ? orderRulesTexts.chainTitle : orderRulesTexts.storeTitle(namesOf(store)[0].text);
  if (rules.data !== undefined) {
    const of = rules.data;
    const own = 'own' in of ? of.own : wordsOfChain(of);
    const inherited = 'own' in of ? of.inherited : USUAL_RULES;
    return <RulesForm title={title} path={path} store={store} own={own} inherited={inherited} onClose={onClose} />;
  }
  return (
    <Dialog title={title} onCloseRequest={onClose}>
      <Loaded query={rules} loading={orderRulesTexts.loading} failed={orderRulesTexts.failed}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface RulesFormProps extends RulesDialogProps {
  title: string;
  path: string;
  own: OwnRulesPatch;
  inherited: ChainRules;
}

function RulesForm({ title, path, store, own, inherited, onClose }: RulesFormProps) {
  const before = fieldsOf(own);
  const form = useForm<RulesFields>({ defaultValues: before });
  const send = async (patch: OwnRulesPatch) => requestJson(path, { method: 'PATCH', body: patch, staff: true });
  const save = useStaffChange(send, storeToasts.rules, queryKeys.settings);
  const submit = (fields: RulesFields): void => {
    const patch = patchOf(fields, before);
    if (Object.keys(patch).length === 0) onClose();
    else save.mutate(patch, { onSuccess: onClose });
  };
  return (
    <FormDialog
      form={form}
      title={title}
      description={store === null ? orderRulesTexts.chainHint : orderRulesTexts.storeHint}
      submitLabel={orderRulesTexts.save}
      pendingLabel={orderRulesTexts.saving}
      mutation={save}
      fallback={storesTexts.failed}
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
      onClose={onClose}
    >
      {RULE_NAMES.map((name) => (
        <RuleField key={name} name={name} form={form} isChain={store === null} inherited={inherited} />
      ))}
    </FormDialog>
  );
}

interface RuleFieldProps {
  name: RuleName;
  form: UseFormReturn<RulesFields>;
  isChain: boolean;
  inherited: ChainRules;
}

function RuleField({ name, form, isChain, inherited }: RuleFieldProps) {
  const typed = useWatch({ control: form.control, name });
  const label = orderRulesTexts.fields[name];
  const inheritedText = valuesOf(name, inherited);
  const follows = isChain ? orderRulesTexts.usual(inheritedText) : orderRulesTexts.follows(inheritedText);
  const field = fieldsOfForm(form)(name, { validate: (text) => faultOf(name, text) ?? true });
  const choices = RULE_CHOICES[name];
  if (choices) {
    const own = choices.map((value) => ({ value, label: orderRulesTexts.choices[value] }));
    return <SelectField {...field} label={label} options={[{ value: '', label: follows }, ...own]} />;
  }
  return (
    <TextField
      {...field}
      label={label}
      hint={(orderRulesTexts.hints as Partial<Record<RuleName, string>>)[name]}
      placeholder={follows}
      autoComplete="off"
      trailing={
        typed === '' ? undefined : (
          <IconButton
            icon={RotateCcw}
            label={(isChain ? orderRulesTexts.resetUsual : orderRulesTexts.reset)(label)}
            onClick={() => form.setValue(name, '', { shouldDirty: true, shouldValidate: true })}
          />
        )
      }
    />
  );
}
