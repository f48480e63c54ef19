import { renderToString } from 'react-dom/server';
import { PATHS } from '../shared/routing/paths.ts';
import { StaticRouter } from '../shared/routing/static-router.ts';
import { AppPages } from './app.tsx';

/** The board as it stands before any price has arrived. The build puts it into the page that shoppers are served. */
export function renderBoard(): string {
  return renderToString(
    <StaticRouter location={PATHS.board.path}>
      <AppPages />
    </StaticRouter>,
  );
}
