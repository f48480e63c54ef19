import { MeatBoardPage } from '../../features/meat-board/meat-board-page.tsx';
import { TerminalPage } from '../../features/terminal/terminal-page.tsx';
import { SignageProvider } from '../../shared/signage/signage-provider.tsx';
import { TvPage } from './tv-page.tsx';

/** The page of an address. The gateway sends this entry to nobody else. */
export function SignagePage({ path, search }: { path: string; search: string }) {
  switch (path.replace(/\/+$/, '')) {
    case '/meatpriceairport':
      return (
        <SignageProvider store={new URLSearchParams(search).get('store')}>
          <TerminalPage assigned={null} />
        </SignageProvider>
      );
    case '/tv':
      return <TvPage />;
    default:
      return (
        <SignageProvider store={new URLSearchParams(search).get('store')}>
          <MeatBoardPage assigned={null} />
        </SignageProvider>
      );
  }
}
