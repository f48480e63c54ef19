import type { MeatBoardConfig } from '@larder/kernel';
import { useState } from 'react';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import { boardText, readBoard } from './read-board.ts';

interface TransferSetUpProps {
  board: MeatBoardConfig;
  onUse: (board: MeatBoardConfig) => void;
}

/** The set-up as text, for whoever sets up many screens. */
export function TransferSetUp({ board, onUse }: TransferSetUpProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const text = typed ?? boardText(board);
  const use = (): void => {
    const read = readBoard(text);
    setIsUnreadable(read === null);
    if (read === null) return;
    onUse(read);
    setTyped(null);
  };
  return (
    <fieldset className="mb-half-set-up">
      <legend>{meatBoardTexts.transfer}</legend>
      <p id="mb-transfer-hint">{meatBoardTexts.transferHint}</p>
      <textarea
        className="mb-transfer"
        aria-label={meatBoardTexts.transfer}
        aria-describedby="mb-transfer-hint"
        aria-invalid={isUnreadable}
        spellCheck={false}
        rows={4}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsUnreadable(false);
        }}
        onFocus={(event) => event.target.select()}
      />
      {isUnreadable && (
        <p className="mb-note-bad" role="alert">
          {meatBoardTexts.unreadable}
        </p>
      )}
      <button type="button" className="mb-button" onClick={use} disabled={typed === null}>
        {meatBoardTexts.use}
      </button>
    </fieldset>
  );
}
