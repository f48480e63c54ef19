import './screen-pairing.css';
import { pairingTexts } from '../../texts/signage/pairing.ts';
import type { LinkState } from './link-state.ts';

const HALF = 3;

/** A code to be entered elsewhere, large enough to be read across a shop. */
export function PairingPage({ state }: { state: Exclude<LinkState, { kind: 'paired' }> }) {
  return (
    <main className="pairing">
      <title>{pairingTexts.pageTitle}</title>
      <h1 className="pairing-title">
        {pairingTexts.title} <span lang="zh-Hant">{pairingTexts.chineseTitle}</span>
      </h1>
      {state.kind === 'code' ? (
        <p className="pairing-code">
          <span className="sg-hidden">{pairingTexts.spelled(state.code)}</span>
          <span aria-hidden="true">
            {state.code.slice(0, HALF)}
            <span className="pairing-gap" />
            {state.code.slice(HALF)}
          </span>
        </p>
      ) : (
        <p className="pairing-starting">
          {pairingTexts.starting} <span lang="zh-Hant">{pairingTexts.chineseStarting}</span>
        </p>
      )}
      <ol className="pairing-steps">
        {pairingTexts.steps.map((step, index) => (
          <li key={step}>
            <span className="pairing-number" aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <output className="pairing-away">
        {state.isAway && (
          <>
            {pairingTexts.away} <span lang="zh-Hant">{pairingTexts.chineseAway}</span>
          </>
        )}
      </output>
      <p className="pairing-unpaired">
        {pairingTexts.unpaired} <a href="/meatprices">{pairingTexts.boards.meatprices}</a>
        <a href="/meatpriceairport">{pairingTexts.boards.meatpriceairport}</a>
      </p>
    </main>
  );
}
