import type { StatusPartName } from '@larder/contracts';
import type { ReactNode } from 'react';
import { statusTexts } from '../../texts/status.ts';
import { StateBadge } from './state-badge.tsx';
import type { StatusRow } from './status-view.ts';
import styles from './status.module.css';

interface StatusRowsProps {
  rows: readonly StatusRow[];
  /** What a part's row offers while it is down. */
  instead: Partial<Record<StatusPartName, ReactNode>>;
}

export function StatusRows({ rows, instead }: StatusRowsProps) {
  return (
    <ul className={styles.statusRows} aria-label={statusTexts.list}>
      {rows.map(({ part, state, meaning }) => (
        <li key={part} data-part={part} data-state={state}>
          <h2 className="text-lg font-extrabold md:text-xl">{statusTexts.parts[part].name}</h2>
          <StateBadge state={state} />
          <p className="text-ink-2">{meaning}</p>
          {state === 'down' && instead[part]}
        </li>
      ))}
    </ul>
  );
}

const WAITING: readonly StatusPartName[] = ['board', 'ordering', 'signage'];

/** The same rows before anything is known. */
export function WaitingRows() {
  return (
    <>
      <output className="sr-only">{statusTexts.loading}</output>
      <ul className={styles.statusRows} aria-hidden>
        {WAITING.map((part) => (
          <li key={part}>
            <span className="text-lg font-extrabold md:text-xl">{statusTexts.parts[part].name}</span>
            <span className="skeleton h-8 w-24" />
            <p>
              <span className="skeleton block h-6 w-full max-w-96" />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
