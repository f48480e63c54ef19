import './failed-board.css';
import { formatMoney } from '@larder/kernel';
import { type ReactNode, useContext, useRef } from 'react';
import { signageTexts } from '../../../texts/signage/common.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { useBeat } from '../beat/use-beat.ts';
import { SignageFeedContext } from '../use-signage.ts';
import { reloadIfServed } from './reload.ts';

/** Catches errors in rendering a board. The prices stay, and the page reloads itself. */
export const BoardBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary instead={<FailedBoard />}>{children}</Boundary>
);

const RELOAD_AFTER_MS = 10_000;

/** The plainest board, for the seconds until the page has restarted. */
function FailedBoard() {
  const products = useContext(SignageFeedContext)?.current().products ?? [];
  const triedAt = useRef<number | null>(null);
  useBeat(({ steadyMs }) => {
    triedAt.current ??= steadyMs;
    if (steadyMs - triedAt.current < RELOAD_AFTER_MS) return;
    triedAt.current = steadyMs;
    void reloadIfServed();
  });
  return (
    <main className="sg-failed">
      <p>{signageTexts.failed}</p>
      <ul>
        {products.map(({ id, description, chineseName, ourPrice }) => (
          <li key={id}>
            {description} {chineseName !== null && <span lang="zh-Hant">{chineseName}</span>}{' '}
            <strong>{`${formatMoney(ourPrice)}/lb`}</strong>
          </li>
        ))}
      </ul>
    </main>
  );
}
