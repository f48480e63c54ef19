import type { StoreFacet } from '@larder/contracts';
import '../../../shared/styles/staff-lists.css';
import { addDays, isDay } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, ChevronLeft, ChevronRight, Printer, StoreIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { daySheetQuery, pickListQuery } from '../../../shared/api/orders.ts';
import { storesQuery } from '../../../shared/api/stores.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { PageTabs, TabsBeside } from '../../../shared/kit/page-tabs.tsx';
import { PrintSheet } from '../../../shared/kit/print-sheet.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { staffStoresQuery, useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { useZones } from '../../../shared/kit/store-zones.ts';
import { useAddressParameters } from '../../../shared/routing/use-address-state.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { readTypedDay, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { Announcer } from '../../../shared/ui/live/announcer.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useDayIn } from '../../../shared/use-store-day.ts';
import { dayTexts as texts } from '../../../texts/restaurant-orders/day.ts';
import { useLiveOrders } from '../live/use-live-orders.ts';
import { formatDeliveryDay } from '../model/delivery-times.ts';
import { DaySheetLines, daySheetSum } from './day-sheet.tsx';
import { PickListLines } from './pick-list.tsx';

const TABS = [
  { id: 'sheet', label: texts.sheet },
  { id: 'picks', label: texts.picks },
] as const;

/** The range of days that can be chosen. */
const FIRST = '2000-01-01';
const LAST = '2099-12-31';

/** One store's orders of a delivery day on two lists: what leaves when, and what has to be picked. */
export function OrderDayPage() {
  const { slug, stores } = useStoreScope();
  const isKnown = !useQuery(storesQuery).isLoading;
  const [parameters, change] = useAddressParameters();
  const zone = useZones()(slug);
  const today = useDayIn(zone);
  useLiveOrders(() => undefined);
  const asked = parameters.get('day') ?? '';
  // Tomorrow by default, which is being prepared: no orders are taken for the same day.
  const day = isDay(asked) ? asked : addDays(today, 1);
  const choose = (next: string): void => change({ day: next }, { replace: true });
  return (
    <StaffPage name="order-day" texts={texts} beside={<Announcer />}>
      {!isKnown ? (
        <output className="late text-ink-2">{texts.loading}</output>
      ) : slug === null && stores.length > 1 ? (
        <EmptyState icon={StoreIcon} title={texts.chooseStore} hint={texts.chooseHint}>
          <SelectField
            label={texts.store}
            value=""
            options={[
              { value: '', label: texts.chooseStore },
              ...stores.map((store) => ({ value: store.slug, label: namesOf(store)[0].text })),
            ]}
            onChange={({ target }) => change({ store: target.value || null })}
          />
        </EmptyState>
      ) : (
        <PageTabs label={texts.lists} tabs={TABS}>
          {(tab) => (
            <>
              <DayChoice day={day} today={today} onChoose={choose} />
              {tab === 'sheet' ? (
                <Sheet store={slug} day={day} zone={zone} />
              ) : (
                <Picks store={slug} day={day} zone={zone} />
              )}
            </>
          )}
        </PageTabs>
      )}
    </StaffPage>
  );
}

function DayChoice({ day, today, onChoose }: { day: string; today: string; onChoose: (day: string) => void }) {
  const [typed, setTyped] = useState(writeTypedDay(day));
  const [shown, setShown] = useState(day);
  // The day also changes by buttons and address.
  if (shown !== day) {
    setShown(day);
    if (readTypedDay(typed) !== day) setTyped(writeTypedDay(day));
  }
  return (
    <div className="flex items-end gap-1 pb-3">
      <IconButton
        icon={ChevronLeft}
        label={texts.previous}
        className="border border-edge bg-surface"
        disabled={day <= FIRST}
        onClick={() => onChoose(addDays(day, -1))}
      />
      <div className="w-48">
        <DateField
          label={texts.day}
          error={null}
          value={typed}
          today={today}
          from={FIRST}
          to={LAST}
          onChange={(text) => {
            setTyped(text);
            const next = readTypedDay(text);
            if (next !== null && next !== day && next >= FIRST && next <= LAST) onChoose(next);
          }}
        />
      </div>
      <IconButton
        icon={ChevronRight}
        label={texts.next}
        className="border border-edge bg-surface"
        disabled={day >= LAST}
        onClick={() => onChoose(addDays(day, 1))}
      />
    </div>
  );
}

interface ListProps {
  store: string | null;
  day: string;
  zone: string;
}

function Sheet({ store, day, zone }: ListProps) {
  const query = useQuery(daySheetQuery(store, day));
  return (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {(sheet) => (
        <Paper title={texts.sheet} about={sheet} sum={daySheetSum(sheet)} at={query.dataUpdatedAt} zone={zone}>
          <DaySheetLines sheet={sheet} />
        </Paper>
      )}
    </Loaded>
  );
}

function Picks({ store, day, zone }: ListProps) {
  const query = useQuery(pickListQuery(store, day));
  return (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {(list) => (
        <Paper title={texts.picks} about={list} sum={texts.orders(list.orders)} at={query.dataUpdatedAt} zone={zone}>
          <PickListLines list={list} />
        </Paper>
      )}
    </Loaded>
  );
}

interface PaperProps {
  title: string;
  about: { store: StoreFacet; day: string; orders: number; cancelled: number };
  sum: string;
  /** When the list was loaded. */
  at: number;
  zone: string;
  children: ReactNode;
}

/** A list on the screen and on paper. */
function Paper({ title, about, sum, at, zone, children }: PaperProps) {
  const [printing, setPrinting] = useState(false);
  const { store, day, orders, cancelled } = about;
  const known = useQuery(staffStoresQuery).data?.find(({ slug }) => slug === store.store);
  const heading = `${namesOf(known ?? store)[0].text}, ${formatDeliveryDay(day)}`;
  const time = texts.asOf(formatInstant(new Date(at).toISOString(), zone));
  const leftOut = cancelled > 0 && <p>{texts.cancelled(cancelled)}</p>;
  return (
    <>
      <TabsBeside>
        <Button icon={Printer} disabled={orders === 0} onClick={() => setPrinting(true)}>
          {texts.print}
        </Button>
      </TabsBeside>
      <div className="flex flex-wrap items-baseline gap-x-4 pb-2">
        <h2 className="text-lg font-bold">{heading}</h2>
        <output className="font-semibold tabular-nums">{sum}</output>
        <div className="text-ink-2">{leftOut}</div>
      </div>
      {orders === 0 ? (
        <EmptyState icon={CalendarX2} title={texts.empty(formatDeliveryDay(day))} hint={texts.emptyHint} />
      ) : (
        <div className="border border-edge bg-surface px-4 pb-4">{children}</div>
      )}
      {printing && (
        <PrintSheet
          title={title}
          about={heading}
          beside={
            <>
              <p className="font-semibold">{sum}</p>
              {leftOut}
              <p>{time}</p>
            </>
          }
          onPrinted={() => setPrinting(false)}
        >
          {children}
        </PrintSheet>
      )}
    </>
  );
}
