import type { ScreenPaired } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { storeQuery } from '../../../shared/api/stores.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { ScreenPlaceFields } from '../form/place-fields.tsx';
import { pairingOf, problemsOf, type PairingFields } from '../model/screen-fields.ts';
import { usePairScreen } from '../use-change-screens.ts';
import { Failure } from './failure.tsx';

interface PairFormProps {
  onPaired: (paired: ScreenPaired) => void;
  onClose: () => void;
}

const EMPTY: PairingFields = { way: 'code', code: '', name: '', store: '', board: 'meatprices' };
const WAYS = [
  { way: 'code', label: screenFormTexts.byCode },
  { way: 'link', label: screenFormTexts.byLink },
] as const;

export function PairForm({ onPaired, onClose }: PairFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [submitted, setSubmitted] = useState(false);
  const pair = usePairScreen();
  const codeField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const leaving = useDiscardQuestion(typed.code !== '' || typed.name !== '', onClose);
  // The chain's default store, until another one is chosen.
  const defaultStore = useQuery(storeQuery).data?.slug ?? '';
  const fields = { ...typed, store: typed.store === '' ? defaultStore : typed.store };
  const problems = submitted ? problemsOf(fields) : [];
  const change = (part: Partial<PairingFields>): void => setTyped((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pair.isPending) return;
    setSubmitted(true);
    const [first] = problemsOf(fields);
    if (first === 'code') return codeField.current?.focus();
    if (first === 'name') return nameField.current?.focus();
    if (first === undefined) pair.mutate(pairingOf(fields), { onSuccess: onPaired });
  };

  return (
    <Dialog
      open
      size="small"
      title={screenFormTexts.pairTitle}
      initialFocus={codeField}
      onCloseRequest={leaving.requestClose}
      footer={
        <>
          <Button onClick={leaving.requestClose}>{screenFormTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-disabled={pair.isPending}>
            {pair.isPending ? screenFormTexts.pairing : screenFormTexts.doPair}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <fieldset>
          <legend className="font-semibold">{screenFormTexts.way}</legend>
          {WAYS.map(({ way, label }) => (
            <label key={way} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                className="screen-way"
                name="way"
                checked={fields.way === way}
                onChange={() => change({ way })}
              />
              {label}
            </label>
          ))}
          {fields.way === 'link' && <p className="text-sm text-ink-2">{screenFormTexts.linkHint}</p>}
        </fieldset>
        {fields.way === 'code' && (
          <TextField
            label={screenFormTexts.code}
            inputRef={codeField}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={20}
            value={fields.code}
            hint={screenFormTexts.codeHint}
            className="screen-code"
            error={problems.includes('code') ? screenFormTexts.codeRequired : null}
            onChange={(event) => change({ code: event.target.value })}
          />
        )}
        <ScreenPlaceFields fields={fields} problems={problems} nameField={nameField} onChange={change} />
        <Failure error={pair.error} />
      </form>
      {leaving.question}
    </Dialog>
  );
}
