import { describe, expect, it } from '@jest/globals';
import { foldForms, readReadings } from './readings.js';

describe('what is told of characters', () => {
  it('brings all forms of a character to one', () => {
    const readings = readReadings(['鸡雞鷄 ji gai', '面麪麫麵 mian min']);
    expect(foldForms('雞麵鷄麪鸡面 chicken', readings)).toBe('鸡面鸡面鸡面 chicken');
  });

  it('tells every way to say it, Cantonese also as people write it without rules', () => {
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

  it.each([[''], ['鸡'], ['🥬'], [' ji gai'], ['x  ']])('stands the odd line %j', (line) => {
    expect(() => readReadings([line])).not.toThrow();
  });
});
