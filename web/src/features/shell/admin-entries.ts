import type { StaffUser } from '@larder/contracts';
import {
  BookOpen,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  ClipboardList,
  ExternalLink,
  HandCoins,
  ListChecks,
  type LucideIcon,
  MonitorSmartphone,
  Settings,
  Store,
  Tag,
  Tags,
  TicketPercent,
  Tv,
  UtensilsCrossed,
} from 'lucide-react';
import { PATHS, type PagePath } from '../../shared/routing/paths.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { navigationTexts } from '../../texts/navigation.ts';

export interface AdminEntry {
  page: PagePath;
  label: string;
  icon: LucideIcon;
  /** The entry is current only at exactly its path; others also below theirs. */
  exact?: boolean;
  /** Part of the page is for administrators of a store as well. */
  storeAdmin?: boolean;
  /** Only if there are several stores. */
  severalStores?: boolean;
  /** The page is a separate application, loaded by the browser. */
  ownEntry?: boolean;
  /** Whether it is also in the bottom bar of phones. */
  quick?: boolean;
}

export interface EntryGroup {
  label: string;
  entries: readonly AdminEntry[];
}

const { groups } = navigationTexts;

/** The sidebar's entries in order. Every new page adds one. */
export const ENTRY_GROUPS: readonly EntryGroup[] = [
  {
    label: groups.day,
    entries: [{ page: PATHS.today, label: navigationTexts.today, icon: CalendarCheck, quick: true }],
  },
  {
    label: groups.prices,
    entries: [
      { page: PATHS.products, label: navigationTexts.products, icon: Tags, exact: true, quick: true },
      { page: PATHS.restaurantProducts, label: navigationTexts.restaurantProducts, icon: UtensilsCrossed },
      { page: PATHS.batches, label: navigationTexts.batches, icon: CalendarClock },
      { page: PATHS.tags, label: navigationTexts.tags, icon: Tag },
    ],
  },
  {
    label: groups.orders,
    entries: [
      { page: PATHS.restaurantOrders, label: navigationTexts.restaurantOrders, icon: ClipboardList, quick: true },
      { page: PATHS.orderDay, label: navigationTexts.orderDay, icon: ListChecks },
    ],
  },
  {
    label: groups.customers,
    entries: [
      { page: PATHS.discountCodes, label: navigationTexts.discountCodes, icon: TicketPercent },
      { page: PATHS.rebates, label: navigationTexts.rebates, icon: HandCoins },
    ],
  },
  {
    label: groups.screens,
    entries: [
      { page: PATHS.screens, label: navigationTexts.screens, icon: MonitorSmartphone },
      { page: PATHS.meatPrices, label: navigationTexts.meatPrices, icon: Tv, ownEntry: true },
      { page: PATHS.board, label: navigationTexts.board, icon: ExternalLink, exact: true },
    ],
  },
  {
    label: groups.system,
    entries: [
      { page: PATHS.guide, label: navigationTexts.guide, icon: BookOpen },
      { page: PATHS.stores, label: navigationTexts.stores, icon: Store },
      { page: PATHS.storesOverview, label: navigationTexts.storesOverview, icon: ChartColumn, severalStores: true },
      { page: PATHS.settings, label: navigationTexts.settings, icon: Settings, storeAdmin: true },
    ],
  },
];

/** Whether an entry is current, by the path of the shown page. */
export function isCurrent({ page, exact = false }: Pick<AdminEntry, 'page' | 'exact'>, path: string): boolean {
  return path === page.path || (!exact && path.startsWith(page.path));
}

/** The groups with the entries that a user can open; empty groups are left out. */
export function groupsFor(
  user: Pick<StaffUser, 'role' | 'storeIds'>,
  { all = ENTRY_GROUPS, several = false }: { all?: readonly EntryGroup[]; several?: boolean } = {},
): EntryGroup[] {
  const mayOpen = ({ page, storeAdmin, severalStores = false }: AdminEntry): boolean =>
    (several || !severalStores) &&
    (page.access !== 'admin' || isChainAdmin(user) || (storeAdmin === true && user.role === 'admin'));
  return all
    .map(({ label, entries }) => ({ label, entries: entries.filter(mayOpen) }))
    .filter(({ entries }) => entries.length > 0);
}
