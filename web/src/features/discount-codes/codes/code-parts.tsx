import type { DiscountCode } from '@larder/contracts';
import { formatMoney, type DiscountTier } from '@larder/kernel';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { discountTexts } from '../../../texts/discount-codes.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useSwitchCode } from '../changes/use-change-codes.ts';

/** What can be asked for a code of the list. Stays the same from drawing to drawing. */
export interface CodeActions {
  edit(code: DiscountCode): void;
  remove(code: DiscountCode): void;
}

export interface CodeListProps {
  codes: readonly DiscountCode[];
  nameOf: (tier: DiscountTier) => string;
  actions: CodeActions;
}

/** The code, which a press copies; browsers let pages do so on secure addresses only. */
export function CodeChip({ code }: { code: string }) {
  if (!('clipboard' in navigator)) return <span className="code-chip">{code}</span>;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    toasts.show({ title: discountTexts.copied(code) });
  };
  return (
    <button type="button" className="code-chip" aria-label={discountTexts.copy(code)} onClick={() => void copy()}>
      {code}
      <Copy size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

export function Contact({ code }: { code: DiscountCode }) {
  const lines = [code.contactPerson, code.email, code.phone].filter((line) => line !== null);
  if (lines.length === 0) return <span className="text-ink-3">{discountTexts.none}</span>;
  return lines.map((line) => (
    <span key={line} className="block [overflow-wrap:anywhere]">
      {line}
    </span>
  ));
}

export function Usage({ code }: { code: DiscountCode }) {
  return (
    <>
      <span className="block">{discountTexts.uses(code.usageCount)}</span>
      <span className="block text-sm text-ink-2">
        {discountTexts.discounted(formatMoney(code.totalDiscountAmount))}
      </span>
    </>
  );
}

/** Whether the code is accepted. A word stands beside the switch, and below it why switching failed. */
export function CodeSwitch({ code }: { code: DiscountCode }) {
  const change = useSwitchCode();
  const { failure } = toastTexts.switchDiscountCode;
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <Switch
          checked={code.active}
          label={discountTexts.activeLabel(code.code, code.restaurantName)}
          pending={change.isPending}
          onChange={(active) => change.mutate({ id: code.id, active })}
        />
        <span className={`text-sm ${code.active ? 'text-ink' : 'text-ink-3'}`}>
          {code.active ? discountTexts.active : discountTexts.inactive}
        </span>
      </span>
      {change.isError && (
        <span className="block text-sm font-semibold text-price" data-problem>
          {`${failure.title}: ${sentenceOf(change.error, failure.fallback)}`}
        </span>
      )}
    </>
  );
}

export function CodeButtons({ code, actions }: { code: DiscountCode; actions: CodeActions }) {
  return (
    <span className="inline-flex">
      <button
        type="button"
        className="icon-button"
        aria-label={discountTexts.edit(code.code, code.restaurantName)}
        onClick={() => actions.edit(code)}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button text-price"
        aria-label={discountTexts.remove(code.code, code.restaurantName)}
        onClick={() => actions.remove(code)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  );
}
