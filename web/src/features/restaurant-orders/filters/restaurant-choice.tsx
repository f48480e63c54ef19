import { useState } from 'react';
import { CheckboxField } from '../../../shared/ui/fields.tsx';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import { offeredRestaurants } from '../model/offered-restaurants.ts';
import { MOST_CHOSEN } from '../model/order-view.ts';
import styles from './order-filters.module.css';

interface RestaurantChoiceProps {
  /** Null until they have arrived. */
  names: readonly string[] | null;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The busiest restaurants; the others are found by their name. */
export function RestaurantChoice({ names, chosen, onChange }: RestaurantChoiceProps) {
  const [search, setSearch] = useState('');
  const { listed, more } = offeredRestaurants(names ?? [], chosen, search);
  const nothing =
    names === null
      ? filterTexts.facetsLoading
      : search.trim() === ''
        ? filterTexts.nothingToChoose
        : filterTexts.noRestaurant;
  const turn = (name: string): void =>
    onChange(
      chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name].slice(0, MOST_CHOSEN),
    );
  return (
    <fieldset>
      <legend className="font-semibold">{filterTexts.restaurants}</legend>
      <input
        type="search"
        className="field mt-1"
        autoComplete="off"
        aria-label={filterTexts.findRestaurant}
        placeholder={filterTexts.findRestaurant}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {listed.length === 0 && <p className="py-2 text-sm text-ink-2">{nothing}</p>}
      <div className={styles.checkList}>
        {listed.map((name) => (
          <CheckboxField
            key={name}
            label={<span className="min-w-0 font-normal [overflow-wrap:anywhere]">{name}</span>}
            checked={chosen.includes(name)}
            onChange={() => turn(name)}
          />
        ))}
      </div>
      {more > 0 && <p className="text-sm text-ink-2">{filterTexts.more(more)}</p>}
    </fieldset>
  );
}
