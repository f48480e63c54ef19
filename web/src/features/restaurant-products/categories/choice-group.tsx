import { useId, type ReactNode } from 'react';

interface ChoiceGroupProps<V extends string> {
  legend: string;
  value: V;
  options: readonly { value: V; label: string; mark: ReactNode }[];
  onChange: (value: V) => void;
}

/** One of several, each with its name: a colour or an icon alone tells some people nothing. */
export function ChoiceGroup<V extends string>({ legend, value, options, onChange }: ChoiceGroupProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              className="choice-input"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
