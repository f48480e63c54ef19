import type { StaffStore, StaffUser } from '@larder/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { emptyShop } from '../../../shared/api/backups.ts';
import { CHINESE } from '../../../shared/chinese.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffStoresQuery } from '../../../shared/kit/store-scope.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { isChainAdmin } from '../../../shared/session/chain-admin.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { emptyShopTexts, lookTexts, shopTexts, shopToasts } from '../../../texts/settings/shop.ts';
import { shopStoreTexts } from '../../../texts/stores/shop.ts';
import { JobProgress } from '../backup-dialogs/job-progress.tsx';
import { OrderingPanel } from '../overview/ordering-panel.tsx';
import { Panel, PanelFacts } from '../shell/panel.tsx';
import { LookForm, shopLookQuery } from './look-form.tsx';
import { PriceGuardPanel } from './price-guard-panel.tsx';

/** Parts from other features. */
export interface ShopParts {
  Edit: ComponentType<{
    store: StaffStore | null;
    stores: readonly StaffStore[];
    hoursOnly?: boolean;
    onClose: () => void;
  }>;
  Days: ComponentType<{ store: StaffStore; onClose: () => void }>;
  Rules: ComponentType<{ store: StaffStore | null; onClose: () => void }>;
}

interface ShopTabProps {
  user: StaffUser;
  shown: boolean;
  shop: ShopParts;
}

/** The chain's shop as its default store shows it; for an administrator of some stores, those stores. */
export function ShopTab({ user, shown, shop }: ShopTabProps) {
  const ofChain = isChainAdmin(user);
  const stores = useQuery(staffStoresQuery);
  return (
    <div className="grid gap-8 min-[75rem]:grid-cols-2 min-[75rem]:grid-rows-[auto_auto_1fr]">
      <Panel
        title={ofChain ? shopTexts.title : shopTexts.ownTitle}
        hint={ofChain ? shopTexts.hint : shopTexts.ownHint}
        className="min-[75rem]:col-start-1"
      >
        <Loaded query={stores} loading={shopTexts.loading} failed={shopTexts.loadError}>
          {(all) => (
            <ShopStores
              stores={all.filter(({ active, isDefault }) => active && (isDefault || !ofChain))}
              hoursOnly={!ofChain}
              shown={shown}
              shop={shop}
            />
          )}
        </Loaded>
      </Panel>
      {ofChain && (
        <>
          <Panel title={lookTexts.title} hint={lookTexts.hint} className="min-[75rem]:row-span-3">
            <LookForm />
          </Panel>
          <PriceGuardPanel />
          <EmptyShopPanel />
        </>
      )}
    </div>
  );
}

const nameOf = (store: StaffStore): string => namesOf(store)[0].text;

interface ShopStoresProps {
  stores: readonly StaffStore[];
  hoursOnly: boolean;
  shown: boolean;
  shop: ShopParts;
}

function ShopStores({ stores, hoursOnly, shown, shop }: ShopStoresProps) {
  const [over, setOver] = useState<{ kind: 'edit' | 'days' | 'rules'; id: string } | null>(null);
  const close = (): void => setOver(null);
  const store = stores.find(({ id }) => id === over?.id);
  if (stores.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 border border-edge bg-surface px-5 py-4">
        <p>{hoursOnly ? shopTexts.noneOwn : shopTexts.none}</p>
        {!hoursOnly && (
          <Link to={PATHS.setup.path} className="button" data-tone="primary">
            {shopTexts.setUp}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      {stores.map((each) => (
        <section key={each.id} aria-label={nameOf(each)} data-store={each.slug} className="grid gap-3">
          <StoreFacts store={each} />
          <div className="flex flex-wrap gap-2">
            <Button
              tone="primary"
              aria-label={hoursOnly ? shopTexts.hoursNamed(nameOf(each)) : undefined}
              onClick={() => setOver({ kind: 'edit', id: each.id })}
            >
              {hoursOnly ? shopTexts.editHours : shopTexts.edit}
            </Button>
            <Button
              aria-label={shopTexts.rulesNamed(nameOf(each))}
              onClick={() => setOver({ kind: 'rules', id: each.id })}
            >
              {shopTexts.rules}
            </Button>
            <Button
              aria-label={shopTexts.daysNamed(nameOf(each))}
              onClick={() => setOver({ kind: 'days', id: each.id })}
            >
              {shopTexts.days}
            </Button>
          </div>
          {hoursOnly && <OrderingPanel store={each.slug} shown={shown} />}
        </section>
      ))}
      {store !== undefined && over?.kind === 'edit' && (
        <shop.Edit store={store} stores={stores} hoursOnly={hoursOnly} onClose={close} />
      )}
      {store !== undefined && over?.kind === 'rules' && <shop.Rules store={store} onClose={close} />}
      {store !== undefined && over?.kind === 'days' && <shop.Days store={store} onClose={close} />}
    </div>
  );
}

function StoreFacts({ store }: { store: StaffStore }) {
  const { name, chineseName, address, phone, timeZone, slug } = store;
  return (
    <PanelFacts
      items={[
        [shopTexts.name, name],
        [shopTexts.chineseName, chineseName === null ? shopTexts.nothing : <span lang={CHINESE}>{chineseName}</span>],
        [shopTexts.address, address],
        [shopTexts.phone, phone || shopTexts.nothing],
        [shopTexts.hours, shopStoreTexts.openingHours(store)],
        [shopTexts.timeZone, timeZone.replaceAll('_', ' ')],
        [shopTexts.page, `/s/${slug}`],
      ]}
    />
  );
}

/** Shown only while there are demo goods: real shops do not need it. */
function EmptyShopPanel() {
  const [open, setOpen] = useState(false);
  if (useQuery(shopLookQuery).data?.hasDemoGoods !== true && !open) return null;
  return (
    <Panel title={emptyShopTexts.title} hint={emptyShopTexts.hint}>
      <div className="grid justify-items-start gap-3 border border-price bg-surface px-5 py-4">
        <p>{emptyShopTexts.body}</p>
        <p>{emptyShopTexts.backup}</p>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {emptyShopTexts.start}
        </Button>
      </div>
      {open && <EmptyShopDialog onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Asks for a word, shows the progress, and then leads to the set-up. Cannot be closed in between. */
function EmptyShopDialog({ onClose }: { onClose: () => void }) {
  const empty = useMutation({ mutationFn: emptyShop, meta: shopToasts.empty });
  const [word, setWord] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const matches = word.trim().toUpperCase() === emptyShopTexts.word;
  const { isPending, data } = empty;
  if (data !== undefined) return <EmptiedDialog backup={data.backup} records={data.records} />;
  return (
    <ConfirmDialog
      title={emptyShopTexts.confirmTitle}
      body={emptyShopTexts.body}
      confirmLabel={emptyShopTexts.confirm}
      busyLabel={emptyShopTexts.removing}
      busy={isPending}
      error={empty.error}
      fallback={shopToasts.empty.failure.fallback}
      onConfirm={() => (matches ? empty.mutate() : setSubmitted(true))}
      onCancel={onClose}
    >
      <div className="grid gap-4">
        <p>{emptyShopTexts.backup}</p>
        <p>{emptyShopTexts.people}</p>
        <TextField
          label={emptyShopTexts.wordLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          disabled={isPending}
          error={submitted && !matches ? emptyShopTexts.wordLabel : null}
          onChange={(event) => setWord(event.target.value)}
        />
        {isPending && <JobProgress kind="restore" label={emptyShopTexts.progress} waiting={emptyShopTexts.waiting} />}
      </div>
    </ConfirmDialog>
  );
}

/** The only action is a reload: every other page would show deleted data. */
function EmptiedDialog({ backup, records }: { backup: string; records: number }) {
  const goOn = (): void => window.location.assign(PATHS.setup.path);
  return (
    <Dialog
      title={emptyShopTexts.doneTitle}
      onCloseRequest={goOn}
      footer={
        <Button tone="primary" onClick={goOn}>
          {emptyShopTexts.setUp}
        </Button>
      }
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleCheck size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-good" aria-hidden />
        {emptyShopTexts.done(records.toLocaleString('en'))}
      </p>
      <p className="wrap-anywhere" data-part="backup">
        {backup}
      </p>
    </Dialog>
  );
}
