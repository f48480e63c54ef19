import type { OrderLimits, OrderLimitsInUse } from '@larder/contracts';
import { DEFAULT_ORDER_LIMITS, MOST_ORDER_LIMIT, ORDER_LIMIT_IDS, ORDER_LIMIT_PAIRS } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { staffQuery } from '../../../shared/api/staff-query.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { TextField } from '../../../shared/ui/fields.tsx';
import { orderLimitsTexts } from '../../../texts/settings/order-limits.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { Panel, SAVED_EVERY_MS } from '../shell/panel.tsx';
import { FIGURE_FIELD, figureOf, SettingsForm, useSaveSettings, useSettingsForm } from '../shell/settings-form.tsx';

const PATH = '/api/admin/restaurant/order-limits';

const orderLimitsQuery = staffQuery<OrderLimitsInUse>(staffKeys.orderLimits, PATH);

const saveOrderLimits = (body: OrderLimits): Promise<OrderLimitsInUse> =>
  requestJson(PATH, { method: 'PUT', body, staff: true });

/** How many orders are accepted before a flood is refused, and the current number. */
export function OrderLimitsPanel({ shown }: { shown: boolean }) {
  const limits = useQuery({ ...orderLimitsQuery, enabled: shown, refetchInterval: SAVED_EVERY_MS });
  const now = limits.data;
  return (
    <Panel
      title={orderLimitsTexts.title}
      hint={orderLimitsTexts.hint}
      aside={
        now && (
          <output className="text-sm text-ink-2">{orderLimitsTexts.inUse(now.ordersOfMinute, now.ordersOfHour)}</output>
        )
      }
    >
      <Loaded query={limits} loading={orderLimitsTexts.loading} failed={orderLimitsTexts.failed}>
        {(saved) => <OrderLimitsForm saved={saved} />}
      </Loaded>
    </Panel>
  );
}

type Texts = Record<keyof OrderLimits, string>;

function OrderLimitsForm({ saved }: { saved: OrderLimits }) {
  const save = useSaveSettings(staffKeys.orderLimits, saveOrderLimits, settingsToasts.saveOrderLimits);
  const settings = useSettingsForm(textsOf(saved), save);
  const { form } = settings;
  const field = fieldsOfForm(form);
  const faultOf = (id: keyof OrderLimits, text: string): string | undefined => {
    if (Number.isNaN(figureOf(text, 1, MOST_ORDER_LIMIT))) return orderLimitsTexts.range(1, MOST_ORDER_LIMIT);
    const minute = ORDER_LIMIT_PAIRS.find(([, hour]) => hour === id)?.[0];
    return minute && figureOf(text) < figureOf(form.getValues(minute)) ? orderLimitsTexts.order : undefined;
  };
  return (
    <SettingsForm
      settings={settings}
      labels={orderLimitsTexts.names}
      fallback={settingsToasts.saveOrderLimits.failure.fallback}
      texts={orderLimitsTexts}
      onSubmit={(texts) => save.mutate(limitsOf(texts))}
      defaults={textsOf(DEFAULT_ORDER_LIMITS)}
    >
      <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2">
        {ORDER_LIMIT_IDS.map((id) => (
          <TextField
            key={id}
            {...field(id, { validate: (text) => faultOf(id, text) })}
            {...FIGURE_FIELD}
            label={orderLimitsTexts.names[id]}
          />
        ))}
      </div>
    </SettingsForm>
  );
}

const textsOf = (limits: OrderLimits): Texts =>
  Object.fromEntries(ORDER_LIMIT_IDS.map((id) => [id, String(limits[id])])) as Texts;

const limitsOf = (texts: Texts): OrderLimits =>
  Object.fromEntries(ORDER_LIMIT_IDS.map((id) => [id, figureOf(texts[id])])) as unknown as OrderLimits;
