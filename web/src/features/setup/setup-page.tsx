import type { StaffProduct, StaffStore, StaffUser } from '@larder/contracts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, PartyPopper } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { chainProductsQuery } from '../../shared/api/staff-products.ts';
import { staffQuery } from '../../shared/api/staff-query.ts';
import { deviceStore } from '../../shared/browser-storage.ts';
import { Loaded } from '../../shared/kit/loaded.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { staffStoresQuery } from '../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { setupTexts } from '../../texts/setup.ts';

const STEP_IDS = ['shop', 'prices', 'stores', 'users'] as const;

type StepId = (typeof STEP_IDS)[number];

interface Step {
  id: StepId;
  done: boolean;
  /** The text once the step is done. */
  summary: string;
  /** Whether another step must be done first. */
  blocked: boolean;
}

/** The state of a shop's set-up, derived from its data, so that a step may be done on any page. */
export function stepsOf(
  stores: readonly Pick<StaffStore, 'name' | 'chineseName' | 'active' | 'isDefault'>[],
  products: number,
  users: number,
): Step[] {
  const { shop, prices, stores: more, users: people } = setupTexts.steps;
  const open = stores.filter(({ active }) => active);
  const main = open.find(({ isDefault }) => isDefault) ?? open[0];
  const count = (number: number): string => number.toLocaleString('en');
  return [
    { id: 'shop', done: main !== undefined, summary: shop.isSo(namesOf(main ?? { name: '' })[0].text), blocked: false },
    { id: 'prices', done: products > 0, summary: prices.isSo(count(products)), blocked: false },
    { id: 'stores', done: open.length > 1, summary: more.isSo(count(open.length)), blocked: main === undefined },
    { id: 'users', done: users > 1, summary: people.isSo(count(users)), blocked: false },
  ];
}

const SKIPPED = 'setupSkipped';

const SHOP = [
  staffStoresQuery,
  chainProductsQuery,
  staffQuery<StaffUser[]>(staffKeys.users, '/api/admin/users'),
] as const;

type StepDialog = StepId | 'look' | 'byHand';

interface SetupPageProps {
  user: StaffUser;
  /** The dialogs of other pages in which steps are done. */
  dialogs: Readonly<Record<StepDialog, ComponentType<{ user: StaffUser; onClose: () => void }>>>;
}

/** The remaining steps of a new shop. */
export function SetupPage({ user, dialogs }: SetupPageProps) {
  const shop = useQueries({ queries: SHOP, combine });
  const [skipped, setSkipped] = useState(readSkipped);
  const [open, setOpen] = useState<StepDialog | null>(null);
  const Dialog = open === null ? null : dialogs[open];
  const skip = (id: StepId, wanted: boolean): void => {
    const next = wanted ? [...skipped, id] : skipped.filter((each) => each !== id);
    deviceStore.write(SKIPPED, next.join(' ') || null);
    setSkipped(next);
  };
  return (
    <StaffPage
      name="setup"
      texts={setupTexts}
      beside={Dialog !== null && <Dialog user={user} onClose={() => setOpen(null)} />}
    >
      <Loaded query={shop} loading={setupTexts.loading} failed={setupTexts.loadError}>
        {(steps) => (
          <div className="grid max-w-3xl gap-5">
            {steps.every(({ id, done }) => done || skipped.includes(id)) && <Ready />}
            <ol aria-label={setupTexts.list} className="bordered-list">
              {steps.map((step) => (
                <StepRow
                  key={step.id}
                  step={step}
                  skipped={skipped.includes(step.id)}
                  onSkip={(wanted) => skip(step.id, wanted)}
                  onOpen={setOpen}
                />
              ))}
            </ol>
          </div>
        )}
      </Loaded>
    </StaffPage>
  );
}

type Answers = readonly [UseQueryResult<StaffStore[]>, UseQueryResult<StaffProduct[]>, UseQueryResult<StaffUser[]>];

/** The shop's progress, once all its data has loaded. */
function combine([stores, products, users]: Answers) {
  const all = [stores, products, users];
  const lost = all.find(({ isError, data }) => isError && data === undefined);
  return {
    data:
      stores.data && products.data && users.data
        ? stepsOf(stores.data, products.data.length, users.data.length)
        : undefined,
    isError: lost !== undefined,
    error: lost?.error ?? null,
    refetch: async () => Promise.all(all.map(async (each) => each.refetch())),
  };
}

function readSkipped(): StepId[] {
  const ids = (deviceStore.read(SKIPPED) ?? '').split(' ');
  return STEP_IDS.filter((id) => ids.includes(id));
}

interface StepRowProps {
  step: Step;
  skipped: boolean;
  onSkip: (skipped: boolean) => void;
  onOpen: (dialog: StepDialog) => void;
}

function StepRow({ step: { id, done, summary, blocked }, skipped, onSkip, onOpen }: StepRowProps) {
  const texts = setupTexts.steps[id];
  const waits = skipped && !done;
  return (
    <li data-step={id} className="flex flex-wrap items-start gap-x-5 gap-y-3 px-4 py-5 md:px-6">
      {done ? (
        <CircleCheck size={28} strokeWidth={1.75} className="flex-none text-good" aria-hidden />
      ) : (
        <CircleDashed size={28} strokeWidth={1.75} className="flex-none text-ink-3" aria-hidden />
      )}
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 text-lg font-extrabold">
          {texts.name}
          {done && <Badge tone="good">{setupTexts.done}</Badge>}
          {waits && <Badge>{setupTexts.skipped}</Badge>}
        </h2>
        <p className="text-ink-2 wrap-anywhere">{done ? summary : texts.hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {waits ? (
          <Button onClick={() => onSkip(false)}>{setupTexts.resume}</Button>
        ) : (
          <>
            {!(done && id === 'shop') && (
              <Button tone={done || blocked ? 'plain' : 'primary'} disabled={blocked} onClick={() => onOpen(id)}>
                {texts.action}
              </Button>
            )}
            {done && id === 'shop' && <Button onClick={() => onOpen('look')}>{setupTexts.steps.shop.look}</Button>}
            {id === 'prices' && <Button onClick={() => onOpen('byHand')}>{setupTexts.steps.prices.byHand}</Button>}
            {!done && id !== 'shop' && (
              <Button aria-label={setupTexts.skipNamed(texts.name)} onClick={() => onSkip(true)}>
                {setupTexts.skip}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function Ready() {
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 border border-brand bg-surface px-4 py-5 md:px-6">
      <PartyPopper size={28} strokeWidth={1.75} className="flex-none text-brand" aria-hidden />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg font-extrabold">{setupTexts.ready}</h2>
        <p className="text-ink-2">{setupTexts.readyHint}</p>
      </div>
      <span className="flex flex-wrap gap-2">
        <Link to={PATHS.products.path} className="button" data-tone="plain">
          {setupTexts.openProducts}
        </Link>
        <Link to={PATHS.board.path} className="button" data-tone="primary">
          {setupTexts.openBoard}
        </Link>
      </span>
    </section>
  );
}
