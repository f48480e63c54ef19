import { describe, expect, it } from '@jest/globals';
import type { PartState, StatusPart, StatusState } from '@larder/contracts';
import { sumUp } from './status-view.ts';

const parts = (board: StatusState, ordering: PartState, signage: StatusState): StatusPart[] => [
  { name: 'board', state: board },
  { name: 'ordering', state: ordering },
  { name: 'signage', state: signage },
];

describe('all parts in a sentence', () => {
  it.each([
    [parts('up', 'up', 'up'), 'Everything works.'],
    [parts('up', 'down', 'up'), 'Restaurant ordering is down.'],
    [parts('up', 'paused', 'up'), 'Restaurant ordering is paused.'],
    [parts('limited', 'up', 'up'), 'The price board works only in part.'],
    [parts('up', 'up', 'limited'), 'The screens in the stores work only in part.'],
    [
      parts('limited', 'down', 'limited'),
      'Restaurant ordering is down. The price board and the screens in the stores work only in part.',
    ],
    [parts('down', 'down', 'down'), 'The price board, restaurant ordering, and the screens in the stores are down.'],
  ])('the states %j are summed up in a sentence', (given, sentence) => {
    expect(sumUp(given)).toBe(sentence);
  });
});
