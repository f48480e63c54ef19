import type { StaffStore, StaffUser, Store } from '@larder/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { StoreIcon } from 'lucide-react';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { storeScopeTexts } from '../../texts/stores/scope.ts';
import { staffQuery } from '../api/staff-query.ts';
import { storesQuery } from '../api/stores.ts';
import { staffKeys } from '../query/staff-keys.ts';
import { useLive } from '../realtime/use-live.ts';
import { PATHS } from '../routing/paths.ts';
import { Link, useLocation } from '../routing/router.ts';
import { useAddressParameters } from '../routing/use-address-state.ts';
import { isChainAdmin } from '../session/chain-admin.ts';
import { namesOf } from '../ui/both-names.tsx';
import { EmptyState } from '../ui/states.tsx';

const PARAMETER = 'store';
const NONE: readonly Store[] = [];

interface StoreScope {
  /** The short name of the page's store; null for all stores. */
  slug: string | null;
  stores: readonly Store[];
}

/** All stores of the user, including closed ones. */
export const staffStoresQuery = staffQuery<StaffStore[]>(staffKeys.stores, '/api/admin/stores');

const Scope = createContext<StoreScope>({ slug: null, stores: NONE });

/**
 * The selected store, kept in the address, so that it can be shared and survives a reload. Staff of one store always
 * have that one.
 */
export const useStoreScope = (): StoreScope => use(Scope);

const open = (stores: StaffStore[]): StaffStore[] => stores.filter(({ active }) => active);

interface StoreScopeProviderProps {
  user: StaffUser;
  /** Shown until the user's stores are known. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Wraps the back office: the scope is read once, because each row of a list needs it. */
export function StoreScopeProvider({ user, fallback, children }: StoreScopeProviderProps) {
  const [parameters, change] = useAddressParameters();
  const client = useQueryClient();
  useLive(
    ({ kind }) => kind === 'stores-changed',
    () => void client.invalidateQueries({ queryKey: staffKeys.stores }),
  );
  const isOfSome = Boolean(user.storeIds);
  const every = useQuery(storesQuery).data ?? NONE;
  const { data: own = NONE, isLoading } = useQuery({ ...staffStoresQuery, enabled: isOfSome, select: open });
  const stores = isOfSome ? own : every;
  const only = isOfSome && own.length === 1 ? own[0]?.slug : undefined;
  const slug = parameters.get(PARAMETER) ?? only ?? null;
  const scope = useMemo(() => ({ slug, stores }), [slug, stores]);
  // A store may have been renamed, and closed since.
  const former = stores.length > 0 && !stores.some((store) => store.slug === slug) ? slug : null;
  const known = useQuery({ ...staffStoresQuery, enabled: former !== null }).data ?? [];
  const present = known.find(({ formerSlugs = [] }) => former !== null && formerSlugs.includes(former))?.slug;
  useEffect(() => {
    if (present !== undefined) change({ [PARAMETER]: present }, { replace: true });
  }, [present, change]);
  // Otherwise pages would first load the chain's data, and then the store's.
  if (isOfSome && isLoading && slug === null) return fallback;
  return <Scope value={scope}>{children}</Scope>;
}

/** Pages about all stores. */
const OF_ALL: readonly string[] = [PATHS.setup.path, PATHS.stores.path, PATHS.storesOverview.path, PATHS.compare.path];
/** Pages about past data, which also offer closed stores. */
const OF_THE_PAST: readonly string[] = [PATHS.restaurantOrders.path, PATHS.orderDay.path, PATHS.settings.path];

/** Switches between all stores and one. Hidden in a chain of one store, and for staff of one. */
export function StoreScopeSwitch() {
  const [, change] = useAddressParameters();
  const { pathname } = useLocation();
  const { slug, stores: listed } = useStoreScope();
  const withClosed = useQuery({ ...staffStoresQuery, enabled: OF_THE_PAST.includes(pathname) }).data;
  const stores: readonly Pick<Store, 'slug' | 'name'>[] = (OF_THE_PAST.includes(pathname) && withClosed) || listed;
  const isKnown = stores.some((store) => store.slug === slug);
  if (OF_ALL.includes(pathname) || (stores.length < 2 && (slug === null || isKnown))) return null;
  return (
    <label
      className="flex min-h-11 max-w-full items-center gap-2 max-sm:min-w-0 max-sm:flex-[1_1_11rem]"
      data-store={slug ?? undefined}
    >
      <StoreIcon size={18} strokeWidth={1.75} aria-hidden className="flex-none text-ink-2" />
      <span className="sr-only">{storeScopeTexts.label}</span>
      <select
        className={`field min-w-0 font-semibold text-ellipsis max-sm:flex-1 sm:max-w-64 ${slug === null ? '' : 'border-brand bg-sunken'}`}
        value={slug ?? ''}
        onChange={({ target: { value } }) => change({ [PARAMETER]: value || null })}
      >
        <option value="">{storeScopeTexts.allStores}</option>
        {slug !== null && !isKnown && <option value={slug}>{slug}</option>}
        {stores.map((store) => (
          <option key={store.slug} value={store.slug}>
            {namesOf(store)[0].text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A note on pages about the chain while a store is selected: changes apply to all stores. */
export function SameInAllStores() {
  const { slug, stores } = useStoreScope();
  if (slug === null || stores.length < 2) return null;
  return <p className="border-l-4 border-turmeric-ink bg-turmeric-tint px-4 py-2">{storeScopeTexts.sameInAll}</p>;
}

/** Takes the place of a page that compares stores when the user has only one. */
export function OneStore({ user }: { user: StaffUser }) {
  return (
    <EmptyState icon={StoreIcon} title={storeScopeTexts.oneStore} hint={storeScopeTexts.oneStoreHint}>
      {isChainAdmin(user) && (
        <Link to={PATHS.stores.path} className="button" data-tone="primary">
          {storeScopeTexts.addStore}
        </Link>
      )}
    </EmptyState>
  );
}
