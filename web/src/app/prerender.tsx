import { renderToString } from 'react-dom/server';
import { PATHS } from '../shared/routing/paths.ts';
import { StaticRouter } from '../shared/routing/static-router.ts';
import { AppPages } from './app.tsx';

/** The board without prices, which the build writes into the page for shoppers. */
export function renderBoard(): string {
  return renderToString(
    <StaticRouter location={PATHS.board.path}>
      <AppPages />
    </StaticRouter>,
  );
}
