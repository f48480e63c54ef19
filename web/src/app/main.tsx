import '../shared/styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startRealtime } from '../shared/realtime/realtime.ts';
import { session } from '../shared/session/session-store.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to draw into.');

window.addEventListener('storage', (event) => session.readElsewhere(event));
startRealtime();
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Hydrates the served board in short steps; not with a search in the address, which it does not contain.
if (root.firstElementChild !== null && location.search === '') startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
