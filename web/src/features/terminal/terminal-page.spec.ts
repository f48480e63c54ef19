import { describe, expect, it } from '@jest/globals';
import { FIRST_TERMINAL } from '@larder/kernel';
import { readChoice } from './terminal-page.tsx';

describe('the categories chosen on a screen', () => {
  it('a screen has its saved categories', () => {
    expect(readChoice('{"left":"seafood","right":"meat-hotpot"}')).toEqual({ left: 'seafood', right: 'meat-hotpot' });
  });

  it.each([[null], ['{'], ['null'], ['7'], ['{"left":"produce","right":3}']])(
    'a screen with the saved categories %s has the first ones',
    (text) => {
      expect(readChoice(text)).toEqual(FIRST_TERMINAL);
    },
  );

  it('a readable saved column is kept', () => {
    expect(readChoice('{"left":"seafood","right":"shoes"}')).toEqual({ left: 'seafood', right: FIRST_TERMINAL.right });
  });
});
