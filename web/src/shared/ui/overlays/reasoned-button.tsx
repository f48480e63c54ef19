import { useId, useState, type ComponentProps } from 'react';
import { Tooltip } from './tooltip.tsx';

interface ReasonedButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** Why the button does nothing now; null while it works. */
  disabledReason: string | null;
  tone?: 'primary' | 'plain' | 'danger';
  /** A square that shows an icon only and is named by `aria-label`. */
  icon?: boolean;
}

/** A disabled button with a reason: it can have the focus, and a press shows the reason instead of acting. */
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
