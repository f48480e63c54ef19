import { expect, it } from '@jest/globals';
import { rolledBack } from './batches-page.tsx';

it.each([
  ['restored everywhere', 0, ['ended', 'ended'], undefined],
  ['left alone where prices were changed since', 2, ['ended', 'ended'], '2 were changed since and stay.'],
  ['kept by stores where it is too late', 0, ['ended', 'applied'], 'Stores that keep these prices: Store 1.'],
  [
    'left alone and kept',
    1,
    ['applied', 'applied', 'ended'],
    '1 was changed since and stays. Stores that keep these prices: Store 0, Store 1.',
  ],
  ['kept by many stores', 0, ['applied', 'applied', 'applied', 'applied'], 'Stores that keep these prices: 4 stores.'],
] as const)('staff are told when the prices of a batch are %s', (_what, leftCount, states, description) => {
  const startsAt = '2026-11-27T17:00:00.000Z';
  const stores = states.map((state, place) => ({ state, store: `store ${place}`, startsAt, endsAt: null }));
  const known = states.map((_state, place) => ({ slug: `store ${place}`, name: `Store ${place}` }));
  expect(rolledBack({ restored: 3, leftCount, stores }, known)).toEqual({
    title: '3 prices restored',
    ...(description === undefined ? {} : { description }),
  });
});
