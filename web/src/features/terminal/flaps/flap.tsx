import { faceClass } from './flap-view.ts';
import styles from './flap.module.css';

interface FlapProps {
  /** The name by which changes find it. Without one, as in a fading copy, it never turns. */
  cell?: string;
  text: string;
  look?: string;
  lang?: string;
  /** Hidden from screen readers, because the text is elsewhere. */
  hidden?: boolean;
}

/** One flap at rest. */
export function Flap({ cell, text, look = '', lang, hidden = false }: FlapProps) {
  return (
    <span className={styles.flap} data-flap={cell} aria-hidden={hidden || undefined}>
      <span className={faceClass(look)} data-part="flap-face" lang={lang}>
        {text}
      </span>
    </span>
  );
}
