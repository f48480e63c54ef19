import type { ScreenPaired } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { storeQuery } from '../../../shared/api/stores.ts';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { ScreenPlaceFields } from '../form/place-fields.tsx';
import { pairingOf, problemsOf, type PairingFields } from '../model/screen-fields.ts';
import { usePairScreen } from '../use-change-screens.ts';

const EMPTY: PairingFields = { way: 'code', code: '', name: '', store: '', board: 'meatprices' };
const WAYS = [
  { way: 'code', label: screenFormTexts.byCode },
  { way: 'link', label: screenFormTexts.byLink },
] as const;

export function PairForm({ onPaired, onClose }: { onPaired: (paired: ScreenPaired) => void; onClose: () => void }) {
  const form = useForm<PairingFields>({ defaultValues: EMPTY });
  const field = fieldsOfForm(form);
  const [way, store] = useWatch({ control: form.control, name: ['way', 'store'] });
  const pair = usePairScreen();
  // The page's store, or the default one, until another one is chosen.
  const chainStore = useQuery(storeQuery).data?.slug;
  const defaultStore = useStoreScope().slug ?? chainStore ?? '';
  useEffect(() => {
    if (store === '' && defaultStore !== '') form.reset({ ...EMPTY, store: defaultStore }, { keepDirtyValues: true });
  }, [form, store, defaultStore]);

  return (
    <FormDialog
      form={form}
      size="small"
      title={screenFormTexts.pairTitle}
      focus="code"
      submitLabel={screenFormTexts.doPair}
      pendingLabel={screenFormTexts.pairing}
      mutation={pair}
      fallback={screenFormTexts.failed}
      onSubmit={(fields) => pair.mutate(pairingOf(fields), { onSuccess: onPaired })}
      onClose={onClose}
    >
      <fieldset>
        <legend className="font-semibold">{screenFormTexts.way}</legend>
        {WAYS.map((each) => (
          <label key={each.way} className="flex min-h-11 items-center gap-3">
            <input {...form.register('way')} type="radio" className="w-5 h-5 accent-brand" value={each.way} />
            {each.label}
          </label>
        ))}
        {way === 'link' && <p className="text-sm text-ink-2">{screenFormTexts.linkHint}</p>}
      </fieldset>
      {way === 'code' && (
        <TextField
          {...field('code', {
            validate: (_code, fields) => !problemsOf(fields).includes('code') || screenFormTexts.codeRequired,
          })}
          label={screenFormTexts.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={20}
          hint={screenFormTexts.codeHint}
          className="text-[1.25rem] tracking-[0.12em] uppercase"
        />
      )}
      <ScreenPlaceFields field={field} store={store} />
    </FormDialog>
  );
}
