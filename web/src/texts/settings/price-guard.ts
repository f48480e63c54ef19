import type { PriceGuardMode } from '@larder/kernel';

const modes: Record<PriceGuardMode, string> = {
  off: 'Off: prices are not checked',
  warn: 'Warn: the pages ask, prices from other programs are accepted',
  ask: 'Ask: every such price needs a confirmation',
};

/** The form about handling prices that look like typing errors. */
export const guardPanelTexts = {
  title: 'Prices that look like typing errors',
  hint: '3.99 typed as 399, retail and our price swapped, pounds mixed up with kilograms, ten times what similar products cost.',
  loading: 'Loading the price guard...',
  failed: 'The price guard could not be loaded.',
  mode: 'When such a price is published',
  modes,
  secondPerson: (above: number) => `With Ask: more than ${above} at once need a second administrator`,
  secondPersonHint: 'They enter their name and password in the import or in the prices by store.',
  marked: 'Accepted prices are marked in the price history and in the audit log.',
  showsLowest: 'Show shoppers the lowest price of the previous 30 days',
  showsLowestHint:
    'On the price board, next to a struck price: the lowest price in the 30 days before the current one.',
  save: 'Save Price Guard',
  saving: 'Saving...',
  reset: 'Use Defaults',
} as const;
