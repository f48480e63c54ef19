import { MAX_BOARD_PRODUCTS } from '@larder/kernel';
import { useState } from 'react';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import styles from './set-up-panel.module.css';

interface ChooseProductsProps {
  offered: readonly SignageProduct[];
  /** Ids; empty means all of them. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** All products of the half's categories, or only some. */
export function ChooseProducts({ offered, chosen, onChange }: ChooseProductsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <fieldset className={styles.mbChoice}>
      <legend>{meatBoardTexts.products}</legend>
      <span className={styles.mbChoiceState}>
        {chosen.length === 0 ? meatBoardTexts.allProducts : meatBoardTexts.someProducts(chosen.length)}
      </span>
      <button type="button" className={styles.mbButton} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? meatBoardTexts.hideProducts : meatBoardTexts.chooseProducts}
      </button>
      {chosen.length > 0 && (
        <button type="button" className={styles.mbButton} onClick={() => onChange([])}>
          {meatBoardTexts.showAll}
        </button>
      )}
      {isOpen && (
        <div className={styles.mbProducts}>
          {offered.map(({ id, description, chineseName }) => (
            <button
              key={id}
              type="button"
              className={`${styles.mbButton} ${styles.mbButtonProduct}`}
              aria-pressed={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= MAX_BOARD_PRODUCTS}
              onClick={() => onChange(toggled(chosen, id))}
            >
              {description}
              {chineseName !== null && <span lang="zh-Hant">&nbsp;{chineseName}</span>}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : chosen.concat([id]);
}
