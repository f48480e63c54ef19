import { describe, expect, it } from '@jest/globals';
import { setupTexts as chinese } from '../../texts/zh-Hant/setup.ts';
import { stepsOf } from './setup-page.tsx';

const store = (name: string, active = true, isDefault = false) => ({ name, chineseName: null, active, isDefault });

describe('stepsOf', () => {
  it('in an empty shop all steps are open, and further stores require the first one', () => {
    expect(stepsOf([], 0, 1).map(({ id, done, blocked }) => [id, done, blocked])).toEqual([
      ['shop', false, false],
      ['prices', false, false],
      ['stores', false, true],
      ['users', false, false],
    ]);
  });

  it('existing data counts as done, wherever it was entered', () => {
    const steps = stepsOf([store('North'), store('Main', true, true)], 1_200, 3);
    expect(steps.every(({ done, blocked }) => done && !blocked)).toBe(true);
    expect(steps.map(({ summary }) => summary)).toEqual([
      'Main is on the board.',
      '1,200 products are in the list.',
      '2 stores are open.',
      '3 people can sign in.',
    ]);
  });

  it('the Chinese text has no blank before the name of the shop', () => {
    expect(chinese.steps.shop.isSo('翡翠超市')).toBe('今日特價上已有「翡翠超市」。');
  });

  it('closed stores do not count', () => {
    expect(stepsOf([store('Main', true, true), store('Old', false)], 0, 1)[2]).toMatchObject({
      done: false,
      blocked: false,
    });
  });
});
