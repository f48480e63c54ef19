import type { Face } from './face.ts';

/** One flap while it turns: what lies behind, and the leaf that falls. It covers the flap, and what it covers is true. */
export interface FlapView {
  /** Half a turn: the upper half of `from` falls to the middle, or the lower half of `to` from there to the end. */
  show(from: Face, to: Face, half: 'falling' | 'landing'): void;
  /** From 0, the half turn begins, to 1, it is done. */
  turn(share: number): void;
  remove(): void;
}

/** Lays a turning flap over a host. Only its leaf moves, and only by `transform`. */
export function flapView(host: HTMLElement): FlapView {
  const over = element('flap-over');
  over.setAttribute('aria-hidden', 'true');
  const top = half('flap-top');
  const bottom = half('flap-bottom');
  const leaf = half('flap-leaf');
  over.append(top.box, bottom.box, leaf.box);
  host.append(over);
  let isFalling = true;
  return {
    show(from, to, turning) {
      isFalling = turning === 'falling';
      write(top.face, to);
      write(bottom.face, from);
      write(leaf.face, isFalling ? from : to);
      leaf.box.className = `flap-half flap-leaf ${isFalling ? 'flap-top' : 'flap-bottom'}`;
    },
    turn(share) {
      leaf.box.style.transform = `scaleY(${(isFalling ? 1 - share : share).toFixed(3)})`;
    },
    remove: () => over.remove(),
  };
}

function half(name: string): { box: HTMLElement; face: HTMLElement } {
  const box = element(`flap-half ${name}`);
  const face = element('flap-face');
  box.append(face);
  return { box, face };
}

function element(className: string): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  return made;
}

function write(face: HTMLElement, { text, look }: Face): void {
  const className = faceClass(look);
  if (face.className !== className) face.className = className;
  if (face.textContent !== text) face.textContent = text;
}

export const faceClass = (look: string): string => (look === '' ? 'flap-face' : `flap-face flap-${look}`);
