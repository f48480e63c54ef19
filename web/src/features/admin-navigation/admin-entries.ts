import type { StaffUser } from '@larder/contracts';
import type { PagePath } from '../../shared/routing/paths.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { navigationTexts } from '../../texts/navigation.ts';

export interface AdminEntry {
  page: PagePath;
  label: string;
  /** The page is current only under its very path; others also under every path below theirs. */
  exact?: boolean;
  /** Some of the page is for administrators of a store as well. */
  storeAdmin?: boolean;
  /** The page is a separate application: the browser loads it. */
  ownEntry?: boolean;
}

/** The bar's entries in their order. An entry is added with its page. */
export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { page: PATHS.products, label: navigationTexts.products, exact: true },
  { page: PATHS.restaurantProducts, label: navigationTexts.restaurantProducts },
  { page: PATHS.restaurantOrders, label: navigationTexts.restaurantOrders },
  { page: PATHS.discountCodes, label: navigationTexts.discountCodes },
  { page: PATHS.rebates, label: navigationTexts.rebates },
  { page: PATHS.guide, label: navigationTexts.guide },
  { page: PATHS.screens, label: navigationTexts.screens },
  { page: PATHS.settings, label: navigationTexts.settings, storeAdmin: true },
  { page: PATHS.meatPrices, label: navigationTexts.meatPrices, ownEntry: true },
];

/** Whether an entry is the current one, by the path of the page that is shown. */
export function isCurrent({ page, exact = false }: AdminEntry, path: string): boolean {
  return path === page.path || (!exact && path.startsWith(page.path));
}

/** The entries that a member of staff can open. */
export function entriesFor(
  user: Pick<StaffUser, 'role' | 'storeIds'>,
  entries: readonly AdminEntry[] = ADMIN_ENTRIES,
): AdminEntry[] {
  return entries.filter(
    ({ page, storeAdmin }) => page.access !== 'admin' || isChainAdmin(user) || (storeAdmin && user.role === 'admin'),
  );
}
