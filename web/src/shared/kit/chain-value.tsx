import { RotateCcw } from 'lucide-react';
import { storeScopeTexts } from '../../texts/stores/scope.ts';
import { IconButton } from '../ui/button.tsx';
import { CheckboxField } from '../ui/fields.tsx';

/** The chain's value, next to an overridden one. */
export function StruckChainValue({ field, text }: { field: string; text: string }) {
  return (
    <span className="block text-xs text-ink-3" data-own={field}>
      <span className="sr-only">{`${storeScopeTexts.chainHas(text)}, `}</span>
      <s aria-hidden title={storeScopeTexts.chainHas(text)}>
        {text}
      </s>{' '}
      <span className="font-semibold text-brand">{storeScopeTexts.own}</span>
    </span>
  );
}

interface AlsoThereProps {
  /** The number of stores with own values; undefined without any. */
  differs: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether a change of the chain's values also applies in the stores that differ. */
export function AlsoThere({ differs, checked, onChange }: AlsoThereProps) {
  if (differs === undefined) return null;
  return (
    <CheckboxField
      label={storeScopeTexts.alsoThere(differs)}
      hint={checked ? storeScopeTexts.alsoThereHint : undefined}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

interface FollowButtonProps {
  /** The overridden value. */
  what: string;
  product: string;
  /** The chain's value, effective after the reset. */
  chain: string;
  pending: boolean;
  onFollow: () => void;
}

/** A button that makes a store follow the chain again. */
export function FollowButton({ what, product, chain, pending, onFollow }: FollowButtonProps) {
  return (
    <IconButton
      icon={RotateCcw}
      label={storeScopeTexts.follow(what, product, chain)}
      aria-busy={pending}
      onClick={() => !pending && onFollow()}
    />
  );
}
