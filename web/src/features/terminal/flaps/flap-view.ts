import type { Face } from './face.ts';
import styles from './flap.module.css';

/** One turning flap: the background and the falling leaf. It covers the flap, which already shows the new state. */
export interface FlapView {
  /** Half a turn: the upper half of `from` falls to the middle, or the lower half of `to` from there to the end. */
  show(from: Face, to: Face, half: 'falling' | 'landing'): void;
  /** @param share from 0, the start of the half turn, to 1, its end */
  turn(share: number): void;
  remove(): void;
}

/** Lays a turning flap over a host. Only its leaf moves, and only by `transform`. */
export function flapView(host: HTMLElement): FlapView {
  const over = element(styles.flapOver);
  over.setAttribute('aria-hidden', 'true');
  over.dataset.part = 'flap-over';
  const top = half(styles.flapTop);
  const bottom = half(styles.flapBottom);
  const leaf = half(styles.flapLeaf);
  over.append(top.box, bottom.box, leaf.box);
  host.append(over);
  let isFalling = true;
  return {
    show(from, to, turning) {
      isFalling = turning === 'falling';
      write(top.face, to);
      write(bottom.face, from);
      write(leaf.face, isFalling ? from : to);
      leaf.box.className = `${styles.flapHalf} ${styles.flapLeaf} ${isFalling ? styles.flapTop : styles.flapBottom}`;
    },
    turn(share) {
      leaf.box.style.transform = `scaleY(${(isFalling ? 1 - share : share).toFixed(3)})`;
    },
    remove: () => over.remove(),
  };
}

function half(name: string | undefined): { box: HTMLElement; face: HTMLElement } {
  const box = element(styles.flapHalf, name);
  const face = element(styles.flapFace);
  box.append(face);
  return { box, face };
}

function element(...classes: (string | undefined)[]): HTMLElement {
  const span = document.createElement('span');
  span.className = classes.join(' ');
  return span;
}

function write(face: HTMLElement, { text, look }: Face): void {
  const className = faceClass(look);
  if (face.className !== className) face.className = className;
  if (face.textContent !== text) face.textContent = text;
}

const LOOKS: Readonly<Record<string, string | undefined>> = {
  two: styles.flapTwo,
  three: styles.flapThree,
  four: styles.flapFour,
  least: styles.flapLeast,
  mark: styles.flapMark,
};

export const faceClass = (look: string): string => [styles.flapFace, LOOKS[look]].filter(Boolean).join(' ');
