import { FIRST_MEAT_BOARD, type MeatBoardConfig } from '@larder/kernel';
import { useRef, useState } from 'react';
import { deviceStore } from '../../../shared/browser-storage.ts';
import { useBeat } from '../../../shared/signage/beat/use-beat.ts';
import { boardText, readBoard } from './read-board.ts';

/** Incremented when the configuration changes its shape: one of another version is ignored. */
const STORAGE_KEY = 'larder.meat-board.v1';
const SAVED_SHOWS_MS = 3000;

export interface BoardSetUp {
  board: MeatBoardConfig;
  /** Whether the back office decides, so that nothing can be changed on the screen. */
  isAssigned: boolean;
  change: (board: MeatBoardConfig) => void;
  /** Saves the configuration on this screen only. */
  save: () => void;
  isSaved: boolean;
  /** Whether the configuration saved on this screen could not be read. */
  isDamaged: boolean;
}

/** The configuration of this screen's board: the back office's, else the one saved here, else the default. */
export function useBoardSetUp(assigned: MeatBoardConfig | null): BoardSetUp {
  const [kept] = useState(readKept);
  const [board, setBoard] = useState(kept.board);
  const [isSaved, setIsSaved] = useState(false);
  const savedAt = useRef(0);
  useBeat(({ steadyMs }) => {
    if (steadyMs - savedAt.current >= SAVED_SHOWS_MS) setIsSaved(false);
  });
  return {
    board: assigned ?? board,
    isAssigned: assigned !== null,
    change(next) {
      if (assigned !== null) return;
      setBoard(next);
      setIsSaved(false);
    },
    save() {
      if (assigned !== null) return;
      deviceStore.write(STORAGE_KEY, boardText(board));
      savedAt.current = performance.now();
      setIsSaved(deviceStore.read(STORAGE_KEY) === boardText(board));
    },
    isSaved,
    isDamaged: kept.isDamaged,
  };
}

function readKept(): { board: MeatBoardConfig; isDamaged: boolean } {
  const text = deviceStore.read(STORAGE_KEY);
  if (text === null) return { board: FIRST_MEAT_BOARD, isDamaged: false };
  const board = readBoard(text);
  return { board: board ?? FIRST_MEAT_BOARD, isDamaged: board === null };
}
