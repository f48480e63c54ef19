import type { SystemInfo } from '@larder/contracts';

type CountName = Extract<keyof SystemInfo, `total${string}`>;

const counts: Record<CountName, string> = {
  totalRetailProducts: 'Retail products',
  totalProducts: 'Restaurant products',
  totalOrders: 'Orders',
  totalCustomers: 'Customers',
  totalUsers: 'Users',
  totalRebates: 'Rebates',
  totalDiscountCodes: 'Discount codes',
  totalTiers: 'Tiers',
};

/** The Overview tab. */
export const overviewTexts = {
  title: 'Totals',
  loadError: 'The counts could not be loaded.',
  loading: 'Counting...',
  counts,
  actions: 'Quick Actions',
  createBackup: 'Create Backup',
  createBackupHint: 'Everything as it is now, in one file',
  restoreData: 'Restore Data',
  restoreDataHint: 'Replaces all data with a backup',
  restart: 'Restart System',
  restartHint: 'Reloads this page',
} as const;
