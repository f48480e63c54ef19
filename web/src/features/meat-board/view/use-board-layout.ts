import { formatMoney, type MeatBoardConfig, type MeatBoardHalf } from '@larder/kernel';
import { useEffect, useMemo, useState } from 'react';
import { PHONE_PX } from '../../../shared/signage/screen/use-screen-unit.ts';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import type { ItemWidths, Ruler } from '../layout/cell-geometry.ts';
import { commonLook, type HalfBox, type HalfLayout, type HalfLook, layoutHalf } from '../layout/layout-half.ts';
import { groupsOf, isReduced, NAME_UNITS } from '../layout/page-rows.ts';
import styles from './meat-cells.module.css';

export interface BoardLayout {
  boxes: BoardBoxes;
  left: HalfLayout | null;
  right: HalfLayout | null;
}

export interface BoardSize {
  widthPx: number;
  heightPx: number;
  unitPx: number;
}

/** The layout of the board, recalculated only when one of its inputs has changed. */
export function useBoardLayout(
  products: readonly SignageProduct[],
  board: MeatBoardConfig,
  { widthPx, heightPx, unitPx }: BoardSize,
): BoardLayout {
  const areFontsReady = useFontsReady();
  const boxes = useMemo(() => boardBoxes(widthPx, heightPx, unitPx), [widthPx, heightPx, unitPx]);
  const units = NAME_UNITS[board.fontSize];
  const { left, right } = useMemo(
    () => {
      const rows = widthPx < PHONE_PX ? { columns: 1, rows: 0 } : null;
      const layout = (half: MeatBoardHalf, like?: HalfLook): HalfLayout | null =>
        layoutHalf(groupsOf(products, half), rows ?? half, units, boxes.half, domRuler, like);
      const [left, right] = [layout(board.left), layout(board.right)];
      const look = commonLook(left, right);
      if (look === null) return { left, right };
      const alike = { left: layout(board.left, look), right: layout(board.right, look) };
      return commonLook(alike.left, alike.right) === null ? alike : { left, right };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other letters measure differently
    [products, board.left, board.right, units, boxes, areFontsReady],
  );
  return { boxes, left, right };
}

/** True once the fonts have loaded, so that texts are measured again. */
function useFontsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const ready = (): void => {
      if (isWanted) setIsReady(true);
    };
    // A font that nothing has used yet is not being loaded, so it is requested.
    Promise.all(['500 40px Archivo', '800 40px Archivo'].map((face) => document.fonts.load(face))).then(ready, ready);
    return () => {
      isWanted = false;
    };
  }, []);
  return isReady;
}

/** A share of the screen's size. */
const SAFE_MARGIN = 0.03;
const HALF_GAP_UNITS = 44;
/** The space below each half: its dots, and on the last one the chip with the age of the prices. */
const FOOT_UNITS = 52;

interface BoardBoxes {
  isPortrait: boolean;
  marginXPx: number;
  marginYPx: number;
  gapPx: number;
  footPx: number;
  half: HalfBox;
}

/** The two halves of a board: side by side, or one above the other on an upright screen. */
function boardBoxes(widthPx: number, heightPx: number, unitPx: number): BoardBoxes {
  const isPortrait = heightPx > widthPx;
  const marginXPx = Math.round(widthPx * SAFE_MARGIN);
  const marginYPx = Math.round(heightPx * SAFE_MARGIN);
  const gapPx = Math.round(HALF_GAP_UNITS * unitPx);
  const footPx = Math.round(FOOT_UNITS * unitPx);
  const insideXPx = widthPx - 2 * marginXPx;
  const insideYPx = heightPx - 2 * marginYPx;
  const half = isPortrait
    ? { widthPx: insideXPx, heightPx: Math.floor((insideYPx - gapPx / 2) / 2) - footPx, unitPx }
    : { widthPx: Math.floor((insideXPx - gapPx) / 2), heightPx: insideYPx - footPx, unitPx };
  return { isPortrait, marginXPx, marginYPx, gapPx, footPx, half };
}

/** Large, so that rounding to whole pixels does not matter. */
const REFERENCE_PX = 100;

/** Measures with the browser, in a hidden element with the board's classes, which is emptied after each use. */
const domRuler: Ruler = {
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
