import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: 'primary' | 'plain' | 'danger';
  type?: 'button' | 'submit';
  /** An icon before the text. */
  icon?: LucideIcon;
  iconSize?: number;
}

export function Button(props: ButtonProps) {
  const { tone = 'plain', type = 'button', icon: Icon, iconSize = 18, className = '', children, ...rest } = props;
  return (
    <button {...rest} type={type === 'submit' ? 'submit' : 'button'} data-tone={tone} className={`button ${className}`}>
      {Icon !== undefined && <Icon size={iconSize} strokeWidth={1.75} aria-hidden />}
      {children}
    </button>
  );
}

/**
 * The ref of a button that is removed once its work is done: the control before it takes its focus, since the next Tab would
 * start at the top of the page.
 */
export const passFocusBack = (button: HTMLElement | null) => () => {
  if (button === null || document.activeElement !== button) return;
  const area = button.closest('main, [role="dialog"]') ?? document;
  const controls = [...area.querySelectorAll<HTMLElement>('h1, a[href], button, input, summary')];
  const before = controls.slice(0, controls.indexOf(button)).filter((each) => each.getClientRects().length > 0);
  // The removed part of the page may contain some of these, and a list moves the focus of a removed row itself.
  queueMicrotask(() => {
    if (document.activeElement === document.body) before.findLast((each) => each.isConnected)?.focus();
  });
};

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  icon: LucideIcon;
  label: string;
  size?: number;
}

/** A button that shows only an icon; its label is for screen readers. */
export function IconButton({ icon: Icon, label, size = 18, className = '', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={`icon-button ${className}`} aria-label={label}>
      <Icon size={size} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
