import { shadesOf } from '@larder/kernel';
import type { ShopLookEntity } from './shop-look.entity.js';

/** The largest ratio of the logo's sides; wider or higher ones are shown smaller. */
const MOST = 3;

type Shown = Pick<ShopLookEntity, 'logoUrl' | 'logoWidth' | 'logoHeight' | 'color'>;

/** The shop's style for every page; empty for the default look. It wins over the pages' styles, which are in layers. */
export function styleSheet({ logoUrl, logoWidth, logoHeight, color }: Shown): string {
  const rules: string[] = [];
  if (color !== null) {
    const { hover, tint } = shadesOf(color);
    rules.push(`:root{--color-brand:${color};--color-brand-hover:${hover};--color-brand-tint:${tint}}`);
  }
  if (logoUrl !== null && logoWidth !== null && logoHeight !== null) {
    const shape = Math.min(MOST, Math.max(1 / MOST, logoWidth / logoHeight));
    // Replaces the default mark. The white background keeps any logo readable.
    rules.push(
      `.logo-mark{display:block;box-sizing:border-box;width:auto;aspect-ratio:${shape.toFixed(3)};padding:3px;border-radius:4px;` +
        `background:#fff url("${logoUrl}") center/contain no-repeat content-box;` +
        'print-color-adjust:exact;-webkit-print-color-adjust:exact}',
      '.logo-mark{background-clip:border-box}',
      '.logo-mark>*{display:none}',
    );
  }
  return rules.join('\n');
}
