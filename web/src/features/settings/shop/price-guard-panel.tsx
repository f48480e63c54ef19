import type { PriceGuard } from '@larder/contracts';
import { DEFAULT_PRICE_GUARD, PRICE_GUARD_MODES, SECOND_PERSON_ABOVE, type PriceGuardMode } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { priceGuardQuery, savePriceGuard } from '../../../shared/api/price-guard.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { CheckboxField, SelectField } from '../../../shared/ui/fields.tsx';
import { guardPanelTexts } from '../../../texts/settings/price-guard.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { Panel, SAVED_EVERY_MS } from '../shell/panel.tsx';
import { SettingsForm, useSaveSettings, useSettingsForm } from '../shell/settings-form.tsx';

/** How prices that look like typing errors are handled, in every store. */
export function PriceGuardPanel() {
  const guard = useQuery({ ...priceGuardQuery, refetchInterval: SAVED_EVERY_MS });
  return (
    <Panel title={guardPanelTexts.title} hint={guardPanelTexts.hint}>
      <Loaded query={guard} loading={guardPanelTexts.loading} failed={guardPanelTexts.failed}>
        {(saved) => <PriceGuardForm saved={saved} />}
      </Loaded>
    </Panel>
  );
}

const MODES = PRICE_GUARD_MODES.map((value) => ({ value, label: guardPanelTexts.modes[value] }));

type GuardFields = { mode: PriceGuardMode; secondPerson: boolean; showsLowest: boolean };

const DEFAULTS: GuardFields = { mode: DEFAULT_PRICE_GUARD, secondPerson: false, showsLowest: false };
const LABELS = { ...guardPanelTexts, secondPerson: guardPanelTexts.secondPerson(SECOND_PERSON_ABOVE) };

function PriceGuardForm({ saved }: { saved: PriceGuard }) {
  const { mode, secondPerson, showsLowest = false } = saved;
  const save = useSaveSettings(staffKeys.priceGuard, savePriceGuard, settingsToasts.savePriceGuard);
  const settings = useSettingsForm<GuardFields>({ mode, secondPerson, showsLowest }, save);
  const field = fieldsOfForm(settings.form);
  return (
    <SettingsForm
      settings={settings}
      labels={LABELS}
      choices={MODES}
      fallback={settingsToasts.savePriceGuard.failure.fallback}
      texts={guardPanelTexts}
      onSubmit={(guard) => save.mutate(guard)}
      defaults={DEFAULTS}
    >
      <SelectField {...field('mode')} label={guardPanelTexts.mode} options={MODES} />
      <CheckboxField {...field('secondPerson')} label={LABELS.secondPerson} hint={guardPanelTexts.secondPersonHint} />
      <p className="text-sm text-ink-2">{guardPanelTexts.marked}</p>
      <CheckboxField
        {...field('showsLowest')}
        label={guardPanelTexts.showsLowest}
        hint={guardPanelTexts.showsLowestHint}
      />
    </SettingsForm>
  );
}
