import { useId, useState, type ComponentProps } from 'react';
import { Tooltip } from './tooltip.tsx';

interface ReasonedButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** Why the button is disabled; null while it works. */
  disabledReason: string | null;
  tone?: 'primary' | 'plain' | 'danger';
  /** Whether it is a square with only an icon, named by `aria-label`. */
  icon?: boolean;
}

/** A button that can be disabled with a reason: it remains focusable, and pressing it shows the reason. */
export function ReasonedButton(props: ReasonedButtonProps) {
  const { disabledReason, tone = 'plain', icon = false, className = '', onClick, ...rest } = props;
  const reasonId = useId();
  const [open, setOpen] = useState(false);
  const shape = icon ? 'icon-button' : 'button';
  if (disabledReason === null) {
    return <button {...rest} type="button" data-tone={tone} className={`${shape} ${className}`} onClick={onClick} />;
  }
  return (
    <>
      <Tooltip text={disabledReason} open={open} onOpenChange={setOpen}>
        <button
          {...rest}
          type="button"
          data-tone={tone}
          className={`${shape} ${className}`}
          aria-disabled
          aria-describedby={reasonId}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        />
      </Tooltip>
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </>
  );
}
