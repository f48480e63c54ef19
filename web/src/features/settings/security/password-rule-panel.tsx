import type { PasswordRule } from '@larder/contracts';
import { STRENGTH_LABELS, type StrengthLabel } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { ownPasswordQuery } from '../../../shared/api/own-password.ts';
import { useStaffChange } from '../../../shared/api/staff-query.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { passwordRuleTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { strengthNames } from '../../../texts/words.ts';
import { Panel, SAVED_EVERY_MS } from '../shell/panel.tsx';
import { FIGURE_FIELD, figureOf, SettingsForm, useSettingsForm } from '../shell/settings-form.tsx';

const LONGEST = 64;

const savePasswordRule = (body: PasswordRule): Promise<PasswordRule> =>
  requestJson('/api/admin/password-rule', { method: 'PUT', body, staff: true });

/** The rule for new passwords. */
export function PasswordRulePanel({ shown }: { shown: boolean }) {
  const own = useQuery({ ...ownPasswordQuery, enabled: shown, refetchInterval: SAVED_EVERY_MS });
  return (
    <Panel title={passwordRuleTexts.title} hint={passwordRuleTexts.hint}>
      <Loaded query={own} loading={passwordRuleTexts.loading} failed={passwordRuleTexts.failed}>
        {({ rule }) => <PasswordRuleForm saved={rule} />}
      </Loaded>
    </Panel>
  );
}

const strengths = STRENGTH_LABELS.map((value, place) => ({
  value,
  label: place === 0 ? passwordRuleTexts.any : passwordRuleTexts.atLeast(strengthNames[value]),
}));

function PasswordRuleForm({ saved }: { saved: PasswordRule }) {
  const save = useStaffChange(savePasswordRule, settingsToasts.savePasswordRule, staffKeys.ownPassword);
  const settings = useSettingsForm(textsOf(saved), save);
  const field = fieldsOfForm(settings.form);
  return (
    <SettingsForm
      settings={settings}
      labels={passwordRuleTexts}
      choices={strengths}
      fallback={settingsToasts.savePasswordRule.failure.fallback}
      texts={passwordRuleTexts}
      onSubmit={({ minLength, minStrength }) =>
        save.mutate({ minLength: figureOf(minLength), minStrength: minStrength as StrengthLabel })
      }
      defaults={textsOf({ minLength: 0, minStrength: 'Weak' })}
    >
      <TextField
        {...field('minLength', {
          validate: (text) => (figureOf(text, 0, LONGEST) >= 0 ? undefined : passwordRuleTexts.range(0, LONGEST)),
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
