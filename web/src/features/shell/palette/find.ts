import type { DiscountCode, OrderPage, StaffUser } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchOrderPage } from '../../../shared/api/orders.ts';
import { rebateCustomersQuery } from '../../../shared/api/rebate-customers.ts';
import { screensQuery } from '../../../shared/api/screens.ts';
import { chainProductsQuery } from '../../../shared/api/staff-products.ts';
import { staffQuery } from '../../../shared/api/staff-query.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { pathInStore } from '../../../shared/routing/store-path.ts';
import { fetchFinder } from '../../../shared/search/finder.ts';
import { containsWords, searchProducts, queryWords } from '../../../shared/search/product-search.ts';
import { isChainAdmin } from '../../../shared/session/chain-admin.ts';
import { signOut } from '../../../shared/session/sign-out.ts';
import { paletteTexts } from '../../../texts/shell.ts';
import { groupsFor } from '../admin-entries.ts';

export type FoundGroup = keyof typeof paletteTexts.groups;

export interface Found {
  id: string;
  group: FoundGroup;
  label: string;
  /** The name in the other script, or a text that distinguishes equal names. */
  note?: string;
  /** An address of the back office, or an action. */
  to: string | (() => void);
  /** The page is a separate application. */
  ownEntry?: boolean;
}

/** The most results of a kind; further typing narrows them. */
const MOST = 5;

/** The pages and actions of a role, without requests. */
export function findHere(
  user: StaffUser,
  query: string,
  { slug, stores }: { slug: string | null; stores: readonly unknown[] },
): Found[] {
  const words = queryWords(query);
  const pages = groupsFor(user, { several: stores.length > 1 }).flatMap(({ entries }) =>
    entries.map(({ page, label, ownEntry }): Found => ({
      id: page.path,
      group: 'pages',
      label,
      to: pathInStore(page.path, slug),
      ownEntry,
    })),
  );
  return [...pages, ...actionsFor(user)].filter(({ label }) => containsWords(words, label));
}

function actionsFor(user: StaffUser): Found[] {
  const { actions } = paletteTexts;
  const action = (label: string, to: Found['to']): Found => ({ id: label, group: 'actions', label, to });
  const ofChain = [
    action(actions.add, `${PATHS.products.path}?dialog=add`),
    action(actions.users, `${PATHS.products.path}?dialog=users`),
    action(actions.backup, `${PATHS.settings.path}?tab=database&dialog=create-backup`),
  ];
  return [...(isChainAdmin(user) ? ofChain : []), action(actions.signOut, signOut)];
}

const codesQuery = staffQuery<DiscountCode[]>(staffKeys.discountCodes, '/api/admin/restaurant/discount-codes');

const ordersQuery = (query: string) =>
  queryOptions({
    queryKey: staffKeys.orderPage(`palette:${query}`),
    queryFn: ({ signal }): Promise<OrderPage> =>
      fetchOrderPage(new URLSearchParams({ q: query, limit: String(MOST) }).toString(), signal),
  });

/** Cached lists are searched locally; orders and customers by the server. */
const FRESH = { staleTime: 30_000 } as const;

type Source = (client: QueryClient, query: string, words: readonly string[]) => Promise<Found[]>;

const STAFF_SOURCES: readonly Source[] = [
  async (client, query) => {
    const [products, finder] = await Promise.all([
      client.fetchQuery({ ...chainProductsQuery, ...FRESH }),
      fetchFinder(true),
    ]);
    return searchProducts(products, query, finder)
      .slice(0, MOST)
      .map(({ id, description, chineseName, ourPrice }) => ({
        id,
        group: 'products',
        label: description,
        note: [chineseName, formatMoney(ourPrice)].filter(Boolean).join(' · '),
        to: `${PATHS.products.path}?q=${encodeURIComponent(description)}`,
      }));
  },
  async (client, query) => {
    const { orders } = await client.fetchQuery({ ...ordersQuery(query), ...FRESH });
    return orders.map(({ id, orderNumber, restaurantName, totalAmount }) => ({
      id,
      group: 'orders',
      label: `${orderNumber} ${restaurantName}`,
      note: formatMoney(totalAmount),
      to: `${PATHS.restaurantOrders.path}?order=${encodeURIComponent(id)}`,
    }));
  },
  async (_client, _query, words) => {
    const { GUIDE_SECTIONS } = await import('../../../texts/guide/guide-sections.ts');
    return GUIDE_SECTIONS.filter(({ title }) => containsWords(words, title))
      .slice(0, MOST)
      .map(({ id, title }) => ({ id, group: 'guide', label: title, to: `${PATHS.guide.path}#${id}` }));
  },
];

const CHAIN_SOURCES: readonly Source[] = [
  async (client, query) => {
    const customers = await client.fetchQuery({ ...rebateCustomersQuery(query), ...FRESH });
    return customers.slice(0, MOST).map(({ id, businessName }) => ({
      id,
      group: 'customers',
      label: businessName,
      to: `${PATHS.rebates.path}?q=${encodeURIComponent(businessName)}`,
    }));
  },
  async (client, _query, words) => {
    const codes = await client.fetchQuery({ ...codesQuery, ...FRESH });
    return codes
      .filter(({ code, restaurantName }) => containsWords(words, code, restaurantName))
      .slice(0, MOST)
      .map(({ id, code, restaurantName }) => ({
        id,
        group: 'codes',
        label: code,
        note: restaurantName,
        to: `${PATHS.discountCodes.path}?q=${encodeURIComponent(code)}`,
      }));
  },
  async (client, _query, words) => {
    const { screens } = await client.fetchQuery({ ...screensQuery, ...FRESH });
    return screens
      .filter(({ name }) => containsWords(words, name))
      .slice(0, MOST)
      .map(({ id, name }) => ({ id, group: 'screens', label: name, to: PATHS.screens.path }));
  },
];

export interface FoundThere {
  found: Found[];
  /** Whether a source could not be reached. */
  failed: boolean;
}

/** The services' results for a search, limited to what the role may read. */
export async function findThere(client: QueryClient, user: StaffUser, query: string): Promise<FoundThere> {
  const words = queryWords(query);
  if (words.length === 0) return { found: [], failed: false };
  const sources = [...STAFF_SOURCES, ...(isChainAdmin(user) ? CHAIN_SOURCES : [])];
  const answers = await Promise.allSettled(sources.map((source) => source(client, query.trim(), words)));
  return {
    found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    failed: answers.some(({ status }) => status === 'rejected'),
  };
}
