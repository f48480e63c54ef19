import { formatFraction } from '@larder/kernel';
import { BadgePercent, TicketPercent, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isBeingComposed, typedCode } from '../../../shared/text/typed-code.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { codeTexts } from '../../../texts/restaurant/code.ts';
import styles from '../restaurant.module.css';
import { CODE_FIELD_LENGTH, type ShopCode, type ShopCodeControl, mayApply } from './use-shop-code.ts';

/** The tag in the header: a field for a code, or the restaurant whose prices are shown. */
export function CodePanel({ control }: { control: ShopCodeControl }) {
  const { active } = control;
  const tag = useRef<HTMLDivElement>(null);
  const had = useRef(active?.code ?? null);

  // Keeps the focus in the tag when the field is replaced, and the other way round.
  useEffect(() => {
    const code = active?.code ?? null;
    if (code === had.current) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) tag.current?.querySelector<HTMLElement>('input, button')?.focus();
    had.current = code;
  }, [active]);

  return (
    <div className={`label-tag w-full bg-ink p-px sm:w-auto ${active === null ? 'screen-only' : ''}`}>
      <div ref={tag} className="label-tag min-h-[104px] bg-surface py-3 pr-4 pl-4 sm:w-[400px]" data-code-panel>
        {active === null ? <CodeForm control={control} /> : <Holder active={active} onClear={control.clear} />}
      </div>
    </div>
  );
}

function Holder({ active: { code, holder }, onClear }: { active: ShopCode; onClear: () => void }) {
  const tier = holder.tierName ?? '';
  const percent = formatFraction(holder.discountPercentage);
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <BadgePercent size={24} strokeWidth={1.75} className="mt-0.5 flex-none text-brand" aria-hidden />
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-tight font-extrabold wrap-anywhere">
            {holder.restaurantName ?? codeTexts.code(code)}
          </p>
          <p className="text-sm font-semibold text-brand">
            {holder.discountPercentage > 0 ? codeTexts.discount(tier, percent) : codeTexts.noDiscount(tier)}
          </p>
          {holder.contactPerson !== null && <p className="text-sm text-ink-2">{holder.contactPerson}</p>}
        </div>
        <IconButton
          icon={X}
          label={codeTexts.remove}
          className="screen-only -mt-2 -mr-2"
          title={codeTexts.remove}
          onClick={onClear}
        />
      </div>
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-3 pl-9">
        <span className="inline-flex items-center gap-1.5 text-sm text-ink-2">
          <TicketPercent size={16} strokeWidth={1.75} aria-hidden />
          {codeTexts.code(code)}
        </span>
        <button type="button" className={`screen-only ${styles.textButton}`} onClick={onClear}>
          {codeTexts.change}
        </button>
      </div>
    </div>
  );
}

function CodeForm({ control }: { control: ShopCodeControl }) {
  const { checking, problem, suggestion } = control;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const value = typed ?? suggestion;
  const ready = mayApply(value) && checking === null;
  const type = (text: string): void => setTyped(typedCode(text, CODE_FIELD_LENGTH));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ready) return;
    // A refused code stays and is selected, so that typing replaces it.
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
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          name="discount-code"
          className="field min-w-0 flex-[1_1_8rem] font-semibold tracking-[0.12em] uppercase placeholder:font-normal"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={CODE_FIELD_LENGTH * 4}
          placeholder={codeTexts.placeholder}
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => (isBeingComposed(event) ? setTyped(event.target.value) : type(event.target.value))}
          onCompositionEnd={(event) => type(event.currentTarget.value)}
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
        className={`text-sm wrap-anywhere ${problem === null ? 'text-ink-2' : 'font-semibold text-price'}`}
      >
        {problem ?? codeTexts.hint}
      </p>
    </form>
  );
}
