import { TERMINAL_CATEGORIES, type TerminalCategory } from '@larder/kernel';
import { CHINESE } from '../../../shared/chinese.ts';
import { CATEGORY_NAMES } from '../../../texts/signage/common.ts';
import { terminalTexts } from '../../../texts/signage/terminal.ts';
import type { Side } from '../rows/faces-of.ts';

interface CategorySignProps {
  id: string;
  side: Side;
  category: TerminalCategory;
  /** Null where the back office decides. */
  onChoose: ((category: TerminalCategory) => void) | null;
  awake: boolean;
}

/** The gate sign over a column. Its select lies over it and shows itself while somebody is at the screen. */
export function CategorySign({ id, side, category, onChoose, awake }: CategorySignProps) {
  const { english, chinese } = CATEGORY_NAMES[category];
  return (
    <div className="terminal-sign">
      <span className="terminal-gate" aria-hidden>
        {terminalTexts.columns[side]}
      </span>
      <h2 id={id}>
        <span>{english}</span> <span lang={CHINESE}>{chinese}</span>
      </h2>
      {onChoose !== null && (
        <select
          className="terminal-select"
          data-awake={awake}
          aria-label={terminalTexts.choose[side]}
          value={category}
          onChange={(event) => onChoose(event.target.value as TerminalCategory)}
        >
          {TERMINAL_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {`${CATEGORY_NAMES[each].english} ${CATEGORY_NAMES[each].chinese}`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
