import type { AlertSettings } from '@larder/contracts';
import { ALERT_LIMIT_IDS, ALERT_LIMITS, type AlertLimitId, type AlertLimitRule } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { alertSettingsQuery, saveAlertSettings } from '../../../shared/api/system.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { TextField } from '../../../shared/ui/fields.tsx';
import { alertSettingsTexts } from '../../../texts/settings/alert-settings.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { Panel, SAVED_EVERY_MS } from '../shell/panel.tsx';
import { FIGURE_FIELD, figureOf, SettingsForm, useSaveSettings, useSettingsForm } from '../shell/settings-form.tsx';

/** The limits from which alerts are raised. */
export function AlertSettingsPanel({ shown }: { shown: boolean }) {
  const settings = useQuery({ ...alertSettingsQuery, enabled: shown, refetchInterval: SAVED_EVERY_MS });
  return (
    <Panel title={alertSettingsTexts.title} hint={alertSettingsTexts.hint}>
      <Loaded query={settings} loading={alertSettingsTexts.loading} failed={alertSettingsTexts.failed}>
        {(saved) => <AlertSettingsForm saved={saved} />}
      </Loaded>
    </Panel>
  );
}

type Texts = Record<AlertLimitId | 'opens' | 'closes', string>;

const LABELS: Texts = {
  ...alertSettingsTexts.names,
  opens: alertSettingsTexts.opens,
  closes: alertSettingsTexts.closes,
};

function AlertSettingsForm({ saved }: { saved: AlertSettings }) {
  const save = useSaveSettings(staffKeys.alertSettings, saveAlertSettings, settingsToasts.saveAlertSettings);
  const settings = useSettingsForm(textsOf(saved), save);
  const { form } = settings;
  const field = fieldsOfForm(form);
  return (
    <SettingsForm
      settings={settings}
      labels={LABELS}
      fallback={settingsToasts.saveAlertSettings.failure.fallback}
      texts={alertSettingsTexts}
      onSubmit={(texts) => save.mutate(settingsOf(texts))}
      defaults={DEFAULTS}
    >
      <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        {ALERT_LIMIT_IDS.map((id) => (
          <TextField
            key={id}
            {...field(id, { validate: (text) => faultOf(text, ALERT_LIMITS[id]) })}
            {...FIGURE_FIELD}
            label={alertSettingsTexts.names[id]}
          />
        ))}
        <TextField
          {...field('opens', { validate: (text) => faultOf(text, { least: 0, most: 23 }) })}
          {...FIGURE_FIELD}
          label={alertSettingsTexts.opens}
        />
        <TextField
          {...field('closes', {
            validate: (text) =>
              faultOf(text, { least: 1, most: 24 }) ??
              (figureOf(text) > figureOf(form.getValues('opens')) ? undefined : alertSettingsTexts.order),
          })}
          {...FIGURE_FIELD}
          label={alertSettingsTexts.closes}
        />
      </div>
    </SettingsForm>
  );
}

function textsOf({ limits, opens, closes }: AlertSettings): Texts {
  const set = new Map(limits.map(({ id, limit }) => [id, limit]));
  const texts = ALERT_LIMIT_IDS.map((id) => [id, String(set.get(id) ?? ALERT_LIMITS[id].byDefault)]);
  return { ...Object.fromEntries(texts), opens: String(opens), closes: String(closes) } as Texts;
}

const DEFAULTS = textsOf({ limits: [], opens: 9, closes: 21 });

/** Limits at their defaults are left out, so that they follow later releases. */
function settingsOf({ opens, closes, ...texts }: Texts): AlertSettings {
  const limits = ALERT_LIMIT_IDS.map((id) => ({ id, limit: figureOf(texts[id]) }));
  return {
    limits: limits.filter(({ id, limit }) => limit !== ALERT_LIMITS[id].byDefault),
    opens: figureOf(opens),
    closes: figureOf(closes),
  };
}

const faultOf = (text: string, { least, most }: Pick<AlertLimitRule, 'least' | 'most'>): string | undefined =>
  figureOf(text, least, most) >= least ? undefined : alertSettingsTexts.range(least, most);
