import { describe, expect, it } from '@jest/globals';
import { styleSheet } from './style-sheet.js';

const NOTHING = { logoUrl: null, logoWidth: null, logoHeight: null, color: null };
const LOGO = { ...NOTHING, logoUrl: '/images/products/a.png', logoWidth: 200, logoHeight: 100 };

describe('the style sheet of a shop', () => {
  it('the style sheet is empty without a logo and a colour', () => {
    expect(styleSheet(NOTHING)).toBe('');
  });

  it('the style sheet has the colour and its shades', () => {
    expect(styleSheet({ ...NOTHING, color: '#aa1428' })).toMatch(
      /^:root\{--color-brand:#aa1428;--color-brand-hover:#[0-9a-f]{6};--color-brand-tint:#[0-9a-f]{6}\}$/,
    );
  });

  it('the style sheet replaces the default sign by the logo, in its proportions', () => {
    const sheet = styleSheet(LOGO);
    expect(sheet).toContain('url("/images/products/a.png")');
    expect(sheet).toContain('aspect-ratio:2.000;');
    expect(sheet).not.toContain(':root');
  });

  it.each([
    [2_000, 100, '3.000'],
    [100, 2_000, '0.333'],
  ])('a logo of %i × %i stays within the header', (logoWidth, logoHeight, shape) => {
    expect(styleSheet({ ...LOGO, logoWidth, logoHeight })).toContain(`aspect-ratio:${shape};`);
  });
});
