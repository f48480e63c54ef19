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
    ['', 'one'],
  ])('of the name %j is that of %s', (name, look) => {
    expect(nameLook(name)).toBe(look);
  });

  it.each([
    ['牛腩', 'one'],
    ['特選五花肉', 'one'],
    ['加拿大安格斯牛小排', 'two'],
    ['新鮮無骨去皮帶脂豬肩肉切片家庭裝特價', 'three'],
    ['肉'.repeat(60), 'four'],
  ])('of the Chinese name %j is that of %s', (name, look) => {
    expect(chineseLook(name)).toBe(look);
  });
});
