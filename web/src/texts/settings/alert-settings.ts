import type { AlertLimitId } from '@larder/kernel';

const names: Record<AlertLimitId, string> = {
  'cpu:warning': 'Processors busy, warning (%)',
  'cpu:critical': 'Processors busy, critical (%)',
  'memory:warning': 'Memory used, warning (%)',
  'memory:critical': 'Memory used, critical (%)',
  'disk:warning': 'Disk used, warning (%)',
  'disk:critical': 'Disk used, critical (%)',
  'error-rate:warning': 'Requests that failed, warning (%)',
  'error-rate:critical': 'Requests that failed, critical (%)',
  'price-age:warning': 'Prices not confirmed (hours)',
  'backup-age:critical': 'No proven backup (hours)',
  'no-orders:warning': 'No order (business hours)',
  'code-guessing:warning': 'Wrong discount codes in ten minutes',
  'order-flood:warning': 'Limit of all orders used, warning (%)',
  'order-flood:critical': 'Limit of all orders used, critical (%)',
  'account-guessing:warning': 'Accounts whose password is being guessed',
};

/** The form that sets from when on alerts are raised. */
export const alertSettingsTexts = {
  title: 'Alert Settings',
  hint: 'When each alert is raised. Business hours are those in which restaurants order, every day.',
  loading: 'Loading the alert settings...',
  failed: 'The alert settings could not be loaded.',
  names,
  opens: 'Business hours begin (hour, 0 to 23)',
  closes: 'Business hours end (hour, 1 to 24)',
  range: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  order: 'The end must come after the beginning',
  save: 'Save Alert Settings',
  saving: 'Saving...',
  reset: 'Use Defaults',
};
