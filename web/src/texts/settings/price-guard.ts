import type { PriceGuardMode } from '@larder/kernel';

const modes: Record<PriceGuardMode, string> = {
  off: 'Off: nobody asks, nothing is marked',
  warn: 'Warn: the pages ask, other programs’ prices pass',
  ask: 'Ask: nothing passes without a confirmation',
};

/** The form that says what becomes of prices that look like typing errors. */
export const guardPanelTexts = {
  title: 'Prices that look like typing errors',
  hint: '3.99 typed as 399, retail and our price swapped, a pound for a kilogram, ten times what others cost.',
  loading: 'Loading the price guard...',
  failed: 'The price guard could not be loaded.',
  mode: 'When somebody publishes one',
  modes,
  secondPerson: (above: number) => `With Ask: more than ${above} at once need a second administrator`,
  secondPersonHint: 'Who signs with name and password in the import or in the prices by store.',
  marked: 'What passes is marked in the price history and in the audit log.',
  save: 'Save Price Guard',
  saving: 'Saving...',
  reset: 'Use Defaults',
} as const;
