import type { StaffStore } from '@larder/contracts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { setupTexts } from '../../texts/setup.ts';

export const STEP_IDS = ['shop', 'prices', 'stores', 'users'] as const;

export type StepId = (typeof STEP_IDS)[number];

export interface Step {
  id: StepId;
  done: boolean;
  /** What there is, once it is done. */
  words: string;
  /** Whether another step comes first. */
  blocked: boolean;
}

/** How far a shop is: seen from what there is, so that a step may be taken on any page. */
export function stepsOf(
  stores: readonly Pick<StaffStore, 'name' | 'chineseName' | 'active' | 'isDefault'>[],
  products: number,
  users: number,
): Step[] {
  const { shop, prices, stores: more, users: people } = setupTexts.steps;
  const open = stores.filter(({ active }) => active);
  const main = open.find(({ isDefault }) => isDefault) ?? open[0];
  const count = (number: number): string => number.toLocaleString('en');
  return [
    { id: 'shop', done: main !== undefined, words: shop.isSo(namesOf(main ?? { name: '' })[0].text), blocked: false },
    { id: 'prices', done: products > 0, words: prices.isSo(count(products)), blocked: false },
    { id: 'stores', done: open.length > 1, words: more.isSo(count(open.length)), blocked: main === undefined },
    { id: 'users', done: users > 1, words: people.isSo(count(users)), blocked: false },
  ];
}
