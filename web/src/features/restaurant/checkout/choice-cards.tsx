import type { ReactNode } from 'react';

interface Choice<V extends string> {
  value: V;
  label: string;
  hint?: string;
  icon?: ReactNode;
}

interface ChoiceCardsProps<V extends string> {
  name: string;
  label: string;
  choices: readonly Choice<V>[];
  chosen: V;
  onChoose: (value: V) => void;
}

/** One of a few, each on a card of its own. */
export function ChoiceCards<V extends string>({ name, label, choices, chosen, onChoose }: ChoiceCardsProps<V>) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="choice-cards">
        {choices.map(({ value, label: each, hint, icon }) => (
          <label key={value} className="choice-card" data-chosen={value === chosen}>
            <input
              type="radio"
              name={name}
              className="checkbox mt-0.5"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="grid min-w-0">
              <span className="font-semibold">{each}</span>
              {hint !== undefined && <span className="text-sm text-ink-2">{hint}</span>}
            </span>
            {icon !== undefined && <span className="ml-auto text-ink-2">{icon}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
