import {
  RETAIL_CATEGORY_LABELS,
  TERMINAL_CATEGORIES,
  type TerminalCategory,
  type TerminalConfig,
} from '@larder/kernel';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';

interface TerminalFieldsProps {
  terminal: TerminalConfig;
  onChange: (terminal: TerminalConfig) => void;
}

const OPTIONS = TERMINAL_CATEGORIES.map((category) => ({ value: category, label: RETAIL_CATEGORY_LABELS[category] }));

/** What the terminal's two columns show. */
export function TerminalFields({ terminal, onChange }: TerminalFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['left', 'right'] as const).map((side) => (
        <SelectField
          key={side}
          label={screenFormTexts.terminalColumns[side]}
          value={terminal[side]}
          options={OPTIONS}
          onChange={(event) => onChange({ ...terminal, [side]: event.target.value as TerminalCategory })}
        />
      ))}
    </div>
  );
}
