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
  title: 'In the system',
  loadError: 'The counts could not be loaded.',
  loading: 'Counting...',
  counts,
  actions: 'Quick Actions',
  createBackup: 'Create Backup',
  createBackupHint: 'Everything of this moment in one file',
  restoreData: 'Restore Data',
  restoreDataHint: 'Puts a backup in the place of all data',
  restart: 'Restart System',
  restartHint: 'Reloads this page',
  notKnown: '–',
} as const;
