import { describe, expect, it } from '@jest/globals';
import { foldForms, readReadings } from './readings.js';

describe('readings of characters', () => {
  it('all forms of a character become one', () => {
    const readings = readReadings(['鸡雞鷄 ji gai', '面麪麫麵 mian min']);
    expect(foldForms('雞麵鷄麪鸡面 chicken', readings)).toBe('鸡面鸡面鸡面 chicken');
  });

  it('a character has all its readings, Cantonese also in informal spelling', () => {
    const { spoken } = readReadings(['叉 cha caa', '鱼魚 yu jyu', '菜 cai coi', '酱醬 jiang zoeng']);
    expect(['叉', '鱼', '菜', '酱'].map((each) => spoken.rough.get(each))).toEqual([
      ['caa', 'chaa', 'cha', 'char'],
      ['jyu', 'yu'],
      ['coi', 'choi'],
      ['zoeng', 'jeung'],
    ]);
    expect(spoken.pinyin.get('鱼')).toEqual(['yu']);
    expect(spoken.jyutping.get('酱')).toEqual(['zoeng']);
  });

  it.each([[''], ['鸡'], ['🥬'], [' ji gai'], ['x  ']])('the malformed line %j is ignored', (line) => {
    expect(() => readReadings([line])).not.toThrow();
  });
});
