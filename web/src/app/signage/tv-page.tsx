import { MeatBoardPage } from '../../features/meat-board/meat-board-page.tsx';
import { PairingPage } from '../../features/screen-pairing/pairing-page.tsx';
import { ReportShown, useScreenLink } from '../../features/screen-pairing/use-screen-link.tsx';
import { TerminalPage } from '../../features/terminal/terminal-page.tsx';
import { SignageProvider } from '../../shared/signage/signage-provider.tsx';

/** A screen that operations look after: a code until it is paired, then the board that it was given. */
export function TvPage() {
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
