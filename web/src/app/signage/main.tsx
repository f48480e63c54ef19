import '../../shared/signage/styles/signage-tokens.css';
import '../../shared/signage/styles/signage-base.css';
import { createRoot } from 'react-dom/client';
import { heartBeat } from '../../shared/signage/beat/use-beat.ts';
import { BoardBoundary } from '../../shared/signage/safety/board-boundary.tsx';
import { atNight, startWatchdog } from '../../shared/signage/safety/reload.ts';
import { SignagePage } from './signage-page.tsx';
import { renew, startWorker } from './start-worker.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to draw into.');

heartBeat.start();
startWatchdog(heartBeat);
atNight(heartBeat, () => void renew());
createRoot(root).render(
  <BoardBoundary>
    <SignagePage path={location.pathname} search={location.search} />
  </BoardBoundary>,
);
startWorker(location.pathname);
