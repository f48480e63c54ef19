import { useId, useRef, useState, type FormEvent } from 'react';
import { codeTexts } from '../../../texts/restaurant/code.ts';
import { CODE_FIELD_LENGTH, codeOfKeys, mayApply } from './code-input.ts';
import type { ShopCodeControl } from './use-shop-code.ts';

export function CodeForm({ control }: { control: ShopCodeControl }) {
  const { checking, problem, suggestion } = control;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const value = typed ?? suggestion;
  const ready = mayApply(value) && checking === null;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready) return;
    // What was refused stays and is selected, so that the next key replaces it.
    if (!(await control.apply(value))) {
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {codeTexts.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          name="discount-code"
          className="field min-w-0 flex-1 font-semibold tracking-[0.12em] uppercase placeholder:font-normal"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={CODE_FIELD_LENGTH * 4}
          placeholder={codeTexts.placeholder}
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => setTyped(codeOfKeys(event.target.value))}
        />
        <button
          type="submit"
          className="button min-w-28"
          data-tone="primary"
          aria-disabled={!ready}
          title={mayApply(value) ? undefined : codeTexts.applyTooShort}
        >
          {checking === null ? codeTexts.apply : codeTexts.checking}
        </button>
      </div>
      <p
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
        className={`text-sm [overflow-wrap:anywhere] ${problem === null ? 'text-ink-2' : 'font-semibold text-price'}`}
      >
        {problem ?? codeTexts.hint}
      </p>
    </form>
  );
}
