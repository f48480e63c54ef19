import { pairingTexts } from '../../texts/signage/pairing.ts';
import type { LinkState } from './link-state.ts';
import styles from './screen-pairing.module.css';

const HALF = 3;

const Both = ({ of: [english, chinese] }: { of: readonly [string, string] }) => (
  <>
    {english} <span lang="zh-Hant">{chinese}</span>
  </>
);

/** A code to be entered elsewhere, large enough to be read across a shop. */
export function PairingPage({ state }: { state: Exclude<LinkState, { kind: 'paired' }> }) {
  return (
    <main className={styles.pairing}>
      <title>{pairingTexts.pageTitle}</title>
      <h1 className={styles.pairingTitle}>
        <Both of={pairingTexts.title} />
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
          <Both of={pairingTexts.starting} />
        </p>
      )}
      <ol className={styles.pairingSteps}>
        {pairingTexts.steps.map((step, index) => (
          <li key={step[0]}>
            <span className={styles.pairingNumber} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <Both of={step} />
            </span>
          </li>
        ))}
      </ol>
      <output className={styles.pairingAway}>{state.isAway && <Both of={pairingTexts.away} />}</output>
      <p className={styles.pairingUnpaired}>
        <Both of={pairingTexts.unpaired} />
        <a href="/meatprices">{pairingTexts.boards.meatprices}</a>
        <a href="/meatpriceairport">{pairingTexts.boards.meatpriceairport}</a>
      </p>
    </main>
  );
}
