import { priceGuardTexts } from '../../texts/price-guard.ts';
import type { Second } from '../api/price-guard.ts';
import { TextField } from '../ui/fields.tsx';

interface SecondPersonFieldsProps {
  second: Second;
  onChange: (second: Second) => void;
}

/** Fields in which another administrator confirms what is about to be published. */
export function SecondPersonFields({ second, onChange }: SecondPersonFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-semibold">{priceGuardTexts.second.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={priceGuardTexts.second.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={second.username}
          onChange={(event) => onChange({ ...second, username: event.target.value })}
        />
        <TextField
          label={priceGuardTexts.second.password}
          type="password"
          autoComplete="off"
          value={second.password}
          onChange={(event) => onChange({ ...second, password: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

export const NO_SECOND: Second = { username: '', password: '' };

export const hasSigned = ({ username, password }: Second): boolean => username.trim() !== '' && password !== '';
