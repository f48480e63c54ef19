import { expect, it } from '@jest/globals';
import { priceChangeOf } from './change-prices-dialog.tsx';

it.each([
  ['12', -12],
  [' 12 % ', -12],
  ['１２％', -12],
  ['100', undefined],
  ['1.5', undefined],
  ['', undefined],
])('a change of a price by %j percent is read as %j', (amount, percent) => {
  expect(priceChangeOf('down', amount, '9')).toEqual(
    percent === undefined ? null : { how: 'percent', percent, ending: '9' },
  );
});
