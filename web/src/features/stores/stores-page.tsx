import type { StaffStore } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed, ExternalLink, Plus, StoreIcon } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../shared/kit/loaded.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { staffStoresQuery } from '../../shared/kit/store-scope.tsx';
import { WITHOUT_SEARCH } from '../../shared/kit/stores-field.tsx';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { BothNames, isFoundStore, namesOf } from '../../shared/ui/both-names.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SearchInput } from '../../shared/ui/lists/list-controls.tsx';
import { ConfirmDialog, confirming } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { setupTexts } from '../../texts/setup.ts';
import { storeQuestions, storesTexts } from '../../texts/stores/manage.ts';
import { storeChoiceTexts } from '../../texts/stores/scope.ts';
import { shopStoreTexts } from '../../texts/stores/shop.ts';
import { ClosuresDialog } from './closures-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { StoreForm } from './store-form.tsx';
import { useChangeStore } from './use-stores.ts';

type Act = 'edit' | 'days' | 'rules' | keyof typeof PATCHES;

/** The open dialog. */
type Over = { kind: 'add' } | { kind: 'chain-rules' } | { kind: Act; id: string };

/** Changes that need a confirmation. */
const PATCHES = { close: { active: false }, reopen: { active: true }, default: { isDefault: true } } as const;

/** The stores of the chain. Administrators only. */
export function StoresPage() {
  const [over, setOver] = useState<Over | null>(null);
  const stores = useQuery(staffStoresQuery);
  const all = stores.data ?? [];
  const [search, setSearch] = useState('');
  const found = all.filter((store) => isFoundStore(store, search));
  const close = (): void => setOver(null);
  const add = (
    <Button icon={Plus} tone="primary" onClick={() => setOver({ kind: 'add' })}>
      {storesTexts.add}
    </Button>
  );
  return (
    <StaffPage
      name="stores"
      texts={storesTexts}
      actions={
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:py-2">
          <Link to={PATHS.setup.path} className="button" data-tone="plain">
            {setupTexts.title}
          </Link>
          {all.length > 0 && (
            <>
              <Button onClick={() => setOver({ kind: 'chain-rules' })}>{storesTexts.chainRules}</Button>
              {add}
            </>
          )}
        </div>
      }
      beside={over !== null && <StoreDialog over={over} stores={all} onClose={close} />}
    >
      <Loaded query={stores} loading={storeChoiceTexts.loading} failed={storeChoiceTexts.loadError}>
        {() =>
          all.length === 0 ? (
            <EmptyState icon={StoreIcon} title={storesTexts.emptyTitle} hint={storesTexts.emptyHint}>
              {add}
            </EmptyState>
          ) : (
            <>
              {all.length > WITHOUT_SEARCH && (
                <div className="max-w-96 pb-3">
                  <SearchInput
                    aria-label={storeChoiceTexts.find}
                    placeholder={storeChoiceTexts.find}
                    value={search}
                    onChange={({ target }) => setSearch(target.value)}
                  />
                </div>
              )}
              <ul aria-label={storesTexts.list} className="bordered-list empty:hidden">
                {found.map((store) => (
                  <StoreRow key={store.id} store={store} onAct={(kind) => setOver({ kind, id: store.id })} />
                ))}
              </ul>
              <output>{found.length === 0 && storeChoiceTexts.none}</output>
            </>
          )
        }
      </Loaded>
    </StaffPage>
  );
}

interface StoreDialogProps {
  over: Over;
  stores: readonly StaffStore[];
  onClose: () => void;
}

function StoreDialog({ over, stores, onClose }: StoreDialogProps) {
  if (over.kind === 'add') return <StoreForm store={null} stores={stores} onClose={onClose} />;
  if (over.kind === 'chain-rules') return <RulesDialog store={null} onClose={onClose} />;
  const store = stores.find(({ id }) => id === over.id);
  if (store === undefined) return null;
  if (over.kind === 'edit') return <StoreForm store={store} stores={stores} onClose={onClose} />;
  if (over.kind === 'rules') return <RulesDialog store={store} onClose={onClose} />;
  if (over.kind === 'days') return <ClosuresDialog store={store} onClose={onClose} />;
  return <StoreQuestion store={store} kind={over.kind} onClose={onClose} />;
}

interface StoreQuestionProps {
  store: StaffStore;
  kind: keyof typeof PATCHES;
  onClose: () => void;
}

function StoreQuestion({ store, kind, onClose }: StoreQuestionProps) {
  const change = useChangeStore();
  const { title, body, confirm } = storeQuestions[kind];
  return (
    <ConfirmDialog
      title={title}
      body={body(namesOf(store)[0].text)}
      confirmLabel={confirm}
      tone={kind === 'close' ? 'danger' : 'primary'}
      fallback={storesTexts.failed}
      {...confirming(change, { id: store.id, patch: PATCHES[kind] }, onClose)}
    />
  );
}

function StoreRow({ store, onAct }: { store: StaffStore; onAct: (kind: Act) => void }) {
  const [{ text: name }] = namesOf(store);
  const { slug, address, isDefault, active, closures = [], tags } = store;
  const ahead = closures.length;
  return (
    <li data-store={slug} className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-extrabold wrap-anywhere">
            <BothNames of={store} second="inline-block text-base font-normal" />
          </span>
          {isDefault && <Badge tone="good">{storesTexts.isDefault}</Badge>}
          {!active && (
            <Badge tone="paused" icon={DoorClosed}>
              {storesTexts.isClosed}
            </Badge>
          )}
        </p>
        <p className="wrap-anywhere">{address}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {[shopStoreTexts.openingHours(store), ...(ahead === 0 ? [] : [storesTexts.nextDays(ahead)])].join(' · ')}
        </p>
        {tags.length > 0 && (
          <ul aria-label={storesTexts.tags} className="flex flex-wrap gap-1.5 pt-1.5">
            {tags.map((tag) => (
              <li key={tag} className="min-w-0 wrap-anywhere">
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        {active && (
          <a
            className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-link underline underline-offset-4"
            href={`/s/${slug}`}
            target="_blank"
            rel="noopener"
            aria-label={storesTexts.open(name, `/s/${slug}`)}
          >
            /s/{slug}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {active ? (
          <>
            <Button aria-label={storesTexts.editNamed(name)} onClick={() => onAct('edit')}>
              {storesTexts.edit}
            </Button>
            <Button aria-label={storesTexts.rulesNamed(name)} onClick={() => onAct('rules')}>
              {storesTexts.rules}
            </Button>
            <Button aria-label={storesTexts.daysNamed(name)} onClick={() => onAct('days')}>
              {storesTexts.days}
            </Button>
            {!isDefault && (
              <>
                <Button aria-label={storesTexts.makeDefaultNamed(name)} onClick={() => onAct('default')}>
                  {storesTexts.makeDefault}
                </Button>
                <Button aria-label={storesTexts.closeNamed(name)} onClick={() => onAct('close')}>
                  {storesTexts.close}
                </Button>
              </>
            )}
          </>
        ) : (
          <Button aria-label={storesTexts.reopenNamed(name)} onClick={() => onAct('reopen')}>
            {storesTexts.reopen}
          </Button>
        )}
      </div>
    </li>
  );
}
