import type { Role } from '@larder/kernel';
import type { PagePath } from '../../shared/routing/paths.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { navigationTexts } from '../../texts/navigation.ts';

export interface AdminEntry {
  page: PagePath;
  label: string;
  /** The page is current only under its very path; others also under every path below theirs. */
  exact?: boolean;
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
  { page: PATHS.settings, label: navigationTexts.settings },
  { page: PATHS.meatPrices, label: navigationTexts.meatPrices, ownEntry: true },
];

/** Whether an entry is the current one, by the path of the page that is shown. */
export function isCurrent({ page, exact = false }: AdminEntry, path: string): boolean {
  return path === page.path || (!exact && path.startsWith(page.path));
}

/** The entries that a role can open. */
export function entriesFor(role: Role, entries: readonly AdminEntry[] = ADMIN_ENTRIES): AdminEntry[] {
  return entries.filter(({ page }) => page.access !== 'admin' || role === 'admin');
}
