import { describe, expect, it } from '@jest/globals';
import { FIRST_TERMINAL } from '@larder/kernel';
import { readChoice } from './terminal-page.tsx';

describe('the categories chosen on a screen', () => {
  it('are those that were saved', () => {
    expect(readChoice('{"left":"seafood","right":"meat-hotpot"}')).toEqual({ left: 'seafood', right: 'meat-hotpot' });
  });

  it.each([[null], ['{'], ['null'], ['7'], ['{"left":"produce","right":3}']])('are the first ones for %s', (text) => {
    expect(readChoice(text)).toEqual(FIRST_TERMINAL);
  });

  it('keep the column that is readable', () => {
    expect(readChoice('{"left":"seafood","right":"shoes"}')).toEqual({ left: 'seafood', right: FIRST_TERMINAL.right });
  });
});
