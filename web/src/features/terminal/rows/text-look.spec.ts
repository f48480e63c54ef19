import { describe, expect, it } from '@jest/globals';
import { chineseLook, nameLook } from './text-look.ts';

describe('the size of a text on its flap', () => {
  it.each([
    ['Beef Brisket', 'one'],
    ['AAA Striploin Steak, family pack', 'one'],
    ['AAA Striploin Steak, thick cut, family pack', 'two'],
    ['Boneless pork shoulder butt roast, skin on, cut to order', 'two'],
    ['x'.repeat(120), 'three'],
    ['x'.repeat(200), 'four'],
    ['肉'.repeat(11), 'one'],
    ['肉'.repeat(32), 'three'],
    ['肉'.repeat(200), 'least'],
    ['', 'one'],
  ])('of the name %j is that of %s', (name, look) => {
    expect(nameLook(name)).toBe(look);
  });

  it.each([
    ['牛腩', 'one'],
    ['特選五花肉', 'one'],
    ['加拿大安格斯牛小排', 'two'],
    ['新鮮無骨去皮帶脂豬肩肉切片家庭裝特價', 'three'],
    ['肉'.repeat(12), 'two'],
    ['肉'.repeat(13), 'three'],
    ['肉'.repeat(48), 'four'],
    ['肉'.repeat(200), 'least'],
  ])('of the Chinese name %j is that of %s', (name, look) => {
    expect(chineseLook(name)).toBe(look);
  });
});
