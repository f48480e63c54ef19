import type { PasswordRule } from '@larder/contracts';
import { STRENGTH_LABELS, type StrengthLabel } from '@larder/kernel';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { requestJson } from '../../../shared/api/http.ts';
import { ownPasswordQuery } from '../../../shared/api/own-password.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { passwordRuleTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { strengthNames } from '../../../texts/words.ts';
import { Panel } from '../shell/panel.tsx';
import { FIGURE_FIELD, isFigure, SettingsForm } from '../shell/settings-form.tsx';

const LONGEST = 64;

const savePasswordRule = (body: PasswordRule): Promise<PasswordRule> =>
  requestJson('/api/admin/password-rule', { method: 'PUT', body, staff: true });

/** The rule for new passwords. */
export function PasswordRulePanel({ shown }: { shown: boolean }) {
  const own = useQuery({ ...ownPasswordQuery, enabled: shown });
  return (
    <Panel title={passwordRuleTexts.title} hint={passwordRuleTexts.hint}>
      <Loaded query={own} loading={passwordRuleTexts.loading} failed={passwordRuleTexts.failed}>
        {({ rule }) => <PasswordRuleForm key={JSON.stringify(rule)} saved={rule} />}
      </Loaded>
    </Panel>
  );
}

const strengths = STRENGTH_LABELS.map((value, place) => ({
  value,
  label: place === 0 ? passwordRuleTexts.any : passwordRuleTexts.atLeast(strengthNames[value]),
}));

function PasswordRuleForm({ saved }: { saved: PasswordRule }) {
  const form = useForm({ defaultValues: textsOf(saved) });
  const field = fieldsOfForm(form);
  const save = useMutation({
    mutationFn: savePasswordRule,
    meta: settingsToasts.savePasswordRule,
    onSettled: useRefresh(staffKeys.ownPassword),
  });
  return (
    <SettingsForm
      save={save}
      fallback={settingsToasts.savePasswordRule.failure.fallback}
      texts={passwordRuleTexts}
      onSubmit={form.handleSubmit(({ minLength, minStrength }) =>
        save.mutate({ minLength: Number(minLength), minStrength: minStrength as StrengthLabel }),
      )}
      onReset={() => form.reset(textsOf({ minLength: 0, minStrength: 'Weak' }), { keepDefaultValues: true })}
    >
      <TextField
        {...field('minLength', {
          validate: (text) => (isFigure(text, 0, LONGEST) ? undefined : passwordRuleTexts.range(0, LONGEST)),
        })}
        {...FIGURE_FIELD}
        label={passwordRuleTexts.minLength}
      />
      <SelectField {...field('minStrength')} label={passwordRuleTexts.minStrength} options={strengths} />
    </SettingsForm>
  );
}

const textsOf = ({ minLength, minStrength }: PasswordRule) => ({
  minLength: String(minLength),
  minStrength: String(minStrength),
});
