import { LIMITS, SCREEN_BOARDS } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { staffStoresQuery } from '../../../shared/kit/store-scope.tsx';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { screenFormTexts, screenTexts } from '../../../texts/screens.ts';
import { problemsOf, type PlaceFields } from '../model/screen-fields.ts';

type Validate = (value: string, fields: PlaceFields) => string | true;

interface PlaceFieldsProps {
  /** Binds the fields to the surrounding form. */
  field: (
    name: 'name' | 'store' | 'board',
    rules?: { validate: Validate },
  ) => Pick<ComponentProps<'input'> & ComponentProps<'select'>, 'name'> & { error: string | null };
  store: string;
}

const BOARDS = SCREEN_BOARDS.map((board) => ({ value: board, label: screenTexts.boards[board] }));

/** A screen's location, store and board. */
export function ScreenPlaceFields({ field, store }: PlaceFieldsProps) {
  const stores = useQuery(staffStoresQuery);
  const known = (stores.data ?? []).filter(({ slug, active }) => active || slug === store);
  const options = known.map((each) => ({ value: each.slug, label: namesOf(each)[0].text }));
  // A store that was closed or deleted, or could not be loaded, stays chosen until another one is.
  if (store !== '' && !known.some(({ slug }) => slug === store)) options.unshift({ value: store, label: store });
  const needed = (name: 'name' | 'store', message: string) => ({
    validate: ((_value, fields) => !problemsOf(fields).includes(name) || message) satisfies Validate,
  });
  const storeField = field('store', needed('store', screenFormTexts.storeMissing));
  return (
    <>
      <TextField
        {...field('name', needed('name', screenFormTexts.nameRequired))}
        label={screenFormTexts.name}
        autoComplete="off"
        required
        maxLength={LIMITS.screenName}
        hint={screenFormTexts.nameHint}
      />
      <SelectField
        {...storeField}
        value={store}
        label={screenFormTexts.store}
        options={options}
        hint={screenFormTexts.storeHint}
        error={stores.isError ? screenFormTexts.storeMissing : storeField.error}
      />
      <SelectField {...field('board')} label={screenFormTexts.board} options={BOARDS} />
    </>
  );
}
