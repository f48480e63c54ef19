import { describe, expect, it } from '@jest/globals';
import { foldText } from './fold.js';

describe('folding a text', () => {
  it.each([
    ['Jalapeño', 'jalapeno'],
    ['ＢＯＫ　ＣＨＯＹ', 'bok choy'],
    ['jī', 'ji'],
    ['lǜ dòu', 'lu dou'],
    ['İzmir', 'izmir'],
    ['Free-Run, whole', 'free run whole'],
    ['General Tso’s', 'general tsos'],
    ["xi'an", 'xian'],
    ['茉莉香米. Thai Hom Mali.', '茉莉香米 thai hom mali'],
    ['Shrimp 21/25, 1.89 L', 'shrimp 21/25 1.89 l'],
    ['Gai Lan (Chinese Broccoli)', 'gai lan chinese broccoli'],
    ['50% off & more', '50% off & more'],
    [' \n ', ''],
    ['!?', ''],
    ['🥬', '🥬'],
  ])('%j is folded to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each(['Crème brûlée', 'ﬁsh', '①', 'Ｌｂ．', '1.5/2', 'ẞ', '½ lb', 'a…b', '㎏', '雞（小）', "'`a", '. / .'])(
    'changes nothing the second time: %j',
    (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    },
  );
});
