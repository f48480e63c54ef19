import type { MeatBoardConfig, TerminalConfig } from '@larder/kernel';

/** What the back office set up for a paired screen. A part that is null stays as it was saved on the screen itself. */
export interface AssignedBoard {
  /** The store's slug. */
  store: string;
  meatBoard: MeatBoardConfig | null;
  terminal: TerminalConfig | null;
}
