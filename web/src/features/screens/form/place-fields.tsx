import { LIMITS, SCREEN_BOARDS, type ScreenBoard } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { storesQuery } from '../../../shared/api/stores.ts';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { screenFormTexts, screenTexts } from '../../../texts/screens.ts';
import type { PlaceFields } from '../model/screen-fields.ts';

interface PlaceFieldsProps {
  fields: PlaceFields;
  /** Named after somebody tried to send the form. */
  problems: readonly string[];
  nameField: Ref<HTMLInputElement>;
  onChange: (change: Partial<PlaceFields>) => void;
}

const BOARDS = SCREEN_BOARDS.map((board) => ({ value: board, label: screenTexts.boards[board] }));

/** Where a screen hangs, whose prices it shows, and as which board. */
export function ScreenPlaceFields({ fields, problems, nameField, onChange }: PlaceFieldsProps) {
  const stores = useQuery(storesQuery);
  const known = stores.data ?? [];
  const options = known.map(({ slug, name }) => ({ value: slug, label: name }));
  // A store that is gone, or could not be read, stays what it is until somebody chooses another.
  if (fields.store !== '' && !known.some(({ slug }) => slug === fields.store))
    options.unshift({ value: fields.store, label: fields.store });
  return (
    <>
      <TextField
        label={screenFormTexts.name}
        inputRef={nameField}
        autoComplete="off"
        required
        maxLength={LIMITS.screenName}
        value={fields.name}
        hint={screenFormTexts.nameHint}
        error={problems.includes('name') ? screenFormTexts.nameRequired : null}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        label={screenFormTexts.store}
        value={fields.store}
        options={options}
        hint={screenFormTexts.storeHint}
        error={problems.includes('store') || stores.isError ? screenFormTexts.storeMissing : null}
        onChange={(event) => onChange({ store: event.target.value })}
      />
      <SelectField
        label={screenFormTexts.board}
        value={fields.board}
        options={BOARDS}
        onChange={(event) => onChange({ board: event.target.value as ScreenBoard })}
      />
    </>
  );
}
