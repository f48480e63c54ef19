import '../shared/styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startRealtime } from '../shared/realtime/realtime.ts';
import { session } from '../shared/session/session-store.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to draw into.');

window.addEventListener('storage', ({ key }) => session.readElsewhere(key));
startRealtime();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
