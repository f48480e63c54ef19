import type { OrderLimitValues } from '@larder/kernel';

const names: Record<keyof OrderLimitValues, string> = {
  phoneMinute: 'Of one phone number, a minute',
  phoneHour: 'Of one phone number, an hour',
  networkMinute: 'From one address, a minute',
  networkHour: 'From one address, an hour',
  totalMinute: 'Of everyone, a minute',
  totalHour: 'Of everyone, an hour',
};

/** The form that sets how many orders are taken before a flood is refused. */
export const orderLimitsTexts = {
  title: 'Order Limits',
  hint: 'How many orders are taken. More are refused with a sentence that asks to wait or to call the store.',
  inUse: (minute: number, hour: number) => `Right now: ${minute} in the last minute, ${hour} in the last hour`,
  loading: 'Loading the order limits...',
  failed: 'The order limits could not be loaded.',
  names,
  range: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  order: 'Not below the limit of a minute',
  save: 'Save Order Limits',
  saving: 'Saving...',
  reset: 'Use Defaults',
};
