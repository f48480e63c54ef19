import { pairingTexts } from '../../texts/signage/pairing.ts';
import type { LinkState } from './link-state.ts';
import styles from './screen-pairing.module.css';

const HALF = 3;

/** A code to be entered elsewhere, large enough to be read across a shop. */
export function PairingPage({ state }: { state: Exclude<LinkState, { kind: 'paired' }> }) {
  return (
    <main className={styles.pairing}>
      <title>{pairingTexts.pageTitle}</title>
      <h1 className={styles.pairingTitle}>
        {pairingTexts.title} <span lang="zh-Hant">{pairingTexts.chineseTitle}</span>
      </h1>
      {state.kind === 'code' ? (
        <p className={styles.pairingCode}>
          <span className="sg-hidden">{pairingTexts.spelled(state.code)}</span>
          <span aria-hidden="true">
            {state.code.slice(0, HALF)}
            <span className={styles.pairingGap} />
            {state.code.slice(HALF)}
          </span>
        </p>
      ) : (
        <p className={styles.pairingStarting}>
          {pairingTexts.starting} <span lang="zh-Hant">{pairingTexts.chineseStarting}</span>
        </p>
      )}
      <ol className={styles.pairingSteps}>
        {pairingTexts.steps.map((step, index) => (
          <li key={step}>
            <span className={styles.pairingNumber} aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <output className={styles.pairingAway}>
        {state.isAway && (
          <>
            {pairingTexts.away} <span lang="zh-Hant">{pairingTexts.chineseAway}</span>
          </>
        )}
      </output>
      <p className={styles.pairingUnpaired}>
        {pairingTexts.unpaired} <a href="/meatprices">{pairingTexts.boards.meatprices}</a>
        <a href="/meatpriceairport">{pairingTexts.boards.meatpriceairport}</a>
      </p>
    </main>
  );
}
