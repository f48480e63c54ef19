import { formatMoney } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import styles from '../view/meat-cells.module.css';
import { isReduced } from './board-item.ts';
import type { ItemWidths, Ruler } from './ruler.ts';

/** Measured large, so that rounding to whole pixels does not count. */
const REFERENCE_PX = 100;

/**
 * Measures with the browser itself, in a hidden corner that wears the board's own classes. The corner is emptied after
 * each use, so that nothing is left behind.
 */
export const domRuler: Ruler = {
  widths: (items) => inCorner((corner) => widthsIn(corner, items)),
  nameHeights: (items, widthPx, sizePx) =>
    inCorner((corner) => {
      corner.style.fontSize = `${sizePx}px`;
      const names = items.map((item) => corner.appendChild(namesOf(item)));
      for (const element of names) element.style.width = `${widthPx}px`;
      return names.map((element) => element.offsetHeight + 1);
    }),
};

function widthsIn(corner: HTMLElement, items: readonly SignageProduct[]): ItemWidths {
  corner.style.fontSize = `${REFERENCE_PX}px`;
  const words = items.map((item) => corner.appendChild(namesOf(item)));
  for (const element of words) element.style.width = 'min-content';
  const prices = items.map(({ ourPrice }) => {
    const price = corner.appendChild(part('span', `${styles.mbPrice} ${styles.mbMeasured}`, formatMoney(ourPrice)));
    price.appendChild(part('span', styles.mbUnit, '/lb'));
    return price;
  });
  const struck = items
    .filter(isReduced)
    .map(({ retailPrice }) =>
      corner.appendChild(part('span', `${styles.mbWas} ${styles.mbMeasured}`, formatMoney(retailPrice))),
    );
  return { price: widest(prices), was: widest(struck), word: widest(words) };
}

function widest(elements: readonly HTMLElement[]): number {
  return Math.max(0, ...elements.map((element) => (element.offsetWidth + 1) / REFERENCE_PX));
}

function namesOf({ description, chineseName }: SignageProduct): HTMLElement {
  const names = part('div', styles.mbNames, '');
  if (description !== '') names.appendChild(part('p', styles.mbEnglish, description));
  if (chineseName !== null) {
    const chinese = names.appendChild(part('p', styles.mbChinese, chineseName));
    chinese.lang = 'zh-Hant';
  }
  return names;
}

function part(tag: string, className: string | undefined, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className ?? '';
  element.textContent = text;
  return element;
}

function inCorner<T>(measure: (corner: HTMLElement) => T): T {
  const corner = part('div', styles.mbRuler, '');
  corner.setAttribute('aria-hidden', 'true');
  document.body.appendChild(corner);
  try {
    return measure(corner);
  } finally {
    corner.remove();
  }
}
