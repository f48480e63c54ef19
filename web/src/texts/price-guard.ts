import { type PriceSlip, formatMoney } from '@larder/kernel';

const number = new Intl.NumberFormat('en-CA', { maximumSignificantDigits: 2 });

const fromTo = (from: number, to: number): string => `${formatMoney(from)} → ${formatMoney(to)}`;

const kinds: Record<PriceSlip['reason'], string> = {
  jump: 'Looked like a typing error',
  'other-weight': 'Looked like a pound for a kilogram',
  'unlike-others': 'Unlike its category',
  swapped: 'Looked swapped',
  'above-retail': 'Above the retail price',
};

/** Questions before a price that looks like a typing error is published. Amounts in dollars. */
export const priceGuardTexts = {
  ask: 'Publish anyway?',
  publish: 'Publish anyway',
  ofField: { ourPrice: '', retailPrice: 'Retail price: ', pricePerUnit: '' },
  second: {
    title: 'This many prices need a second administrator.',
    username: 'Their username',
    password: 'Their password',
  },
  kinds,
  up: (from: number, to: number, times: number) => `${fromTo(from, to)} is ${number.format(times)} times.`,
  down: (from: number, to: number, times: number) => `${fromTo(from, to)} is ${number.format(times)} times less.`,
  otherWeight: (from: number, to: number, size: string) =>
    `${fromTo(from, to)} looks like a price per pound against one per kilogram.${size && ` The size is ${size}.`}`,
  dear: (price: number, size: string, times: number) =>
    `${formatMoney(price)}${size && ` for ${size}`} is ${number.format(times)} times what similar products cost.`,
  cheap: (price: number, size: string, times: number) =>
    `${formatMoney(price)}${size && ` for ${size}`} is ${number.format(times)} times less than similar products cost.`,
  swapped: (retail: number, our: number) =>
    `The retail price ${formatMoney(retail)} and our price ${formatMoney(our)} look swapped.`,
  aboveRetail: (retail: number, our: number) =>
    `Our price ${formatMoney(our)} is above the retail price ${formatMoney(retail)}.`,
} as const;
