/** The script of the shop's Chinese texts: it decides glyph shapes and the voice of screen readers. */
export const CHINESE = 'zh-Hant';
