import type { OrderLimitValues } from '@larder/kernel';

const names: Record<keyof OrderLimitValues, string> = {
  phoneMinute: 'Per phone number and minute',
  phoneHour: 'Per phone number and hour',
  networkMinute: 'Per address and minute',
  networkHour: 'Per address and hour',
  totalMinute: 'In total per minute',
  totalHour: 'In total per hour',
};

/** The form for the limits that refuse a flood of orders. */
export const orderLimitsTexts = {
  title: 'Order Limits',
  hint: 'How many orders are accepted. Further orders are refused, with a request to wait or to call the store.',
  inUse: (minute: number, hour: number) => `Right now: ${minute} in the last minute, ${hour} in the last hour`,
  loading: 'Loading the order limits...',
  failed: 'The order limits could not be loaded.',
  names,
  range: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  order: 'Not below the limit per minute',
  save: 'Save Order Limits',
  saving: 'Saving...',
  reset: 'Use Defaults',
};
