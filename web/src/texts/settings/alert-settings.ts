import type { AlertLimitId } from '@larder/kernel';

const names: Record<AlertLimitId, string> = {
  'cpu:warning': 'CPU use, warning (%)',
  'cpu:critical': 'CPU use, critical (%)',
  'memory:warning': 'Memory use, warning (%)',
  'memory:critical': 'Memory use, critical (%)',
  'disk:warning': 'Disk use, warning (%)',
  'disk:critical': 'Disk use, critical (%)',
  'error-rate:warning': 'Failed requests, warning (%)',
  'error-rate:critical': 'Failed requests, critical (%)',
  'price-age:warning': 'Prices not confirmed (hours)',
  'backup-age:critical': 'No proven backup (hours)',
  'no-orders:warning': 'No order (business hours)',
  'code-guessing:warning': 'Wrong discount codes in ten minutes',
  'order-flood:warning': 'Share of the order limit used, warning (%)',
  'order-flood:critical': 'Share of the order limit used, critical (%)',
  'account-guessing:warning': 'Accounts under password guessing',
};

/** The form for the limits of alerts. */
export const alertSettingsTexts = {
  title: 'Alert Settings',
  hint: 'When each alert is raised. Business hours are the hours in which restaurants order, every day.',
  loading: 'Loading the alert settings...',
  failed: 'The alert settings could not be loaded.',
  names,
  opens: 'Business hours start (hour, 0 to 23)',
  closes: 'Business hours end (hour, 1 to 24)',
  range: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  order: 'The end must be after the start',
  save: 'Save Alert Settings',
  saving: 'Saving...',
  reset: 'Use Defaults',
};
