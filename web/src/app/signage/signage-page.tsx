import { MeatBoardPage } from '../../features/meat-board/meat-board-page.tsx';
import { PairingPage } from '../../features/screen-pairing/pairing-page.tsx';
import { ReportShown, useScreenLink } from '../../features/screen-pairing/use-screen-link.tsx';
import { TerminalPage } from '../../features/terminal/terminal-page.tsx';
import { SignageProvider } from '../../shared/signage/signage-provider.tsx';

/** The page at an address. The gateway serves this entry for no other addresses. */
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

/** A managed screen: it shows a code until it is paired, then its assigned board. */
function TvPage() {
  const state = useScreenLink();
  if (state.kind !== 'paired') return <PairingPage state={state} />;
  const { board, store, meatBoard, terminal } = state.screen;
  const assigned = { store, meatBoard, terminal };
  return (
    <SignageProvider store={store}>
      <ReportShown />
      {board === 'meatprices' ? <MeatBoardPage assigned={assigned} /> : <TerminalPage assigned={assigned} />}
    </SignageProvider>
  );
}
