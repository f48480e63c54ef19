import '../../styles/overlays.css';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';

export interface MenuItem {
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  icon?: LucideIcon;
  tone?: 'plain' | 'danger';
  onSelect: () => void;
}

interface MenuProps {
  /** The button's accessible name; also its text unless `trigger` is given. */
  label: string;
  trigger?: ReactNode;
  items: readonly MenuItem[];
  /** Content above the actions. */
  head?: ReactNode;
  side?: 'top' | 'bottom';
  className?: string;
}

/** A button that opens a list of actions. An action starts once the focus is back on the button. */
export function Menu({ label, trigger, items, head, side = 'bottom', className = 'button' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem | null>(null);
  return (
    // Not modal: the library's modal menu locks scrolling with an inline style sheet, which our security policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} aria-label={label} className={className} data-tone="plain">
        {trigger ?? label}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="z-45 min-w-[220px] animate-[overlay-in_180ms_var(--ease-shop)] rounded-control border border-edge bg-surface p-1 shadow-e2 focus-visible:shadow-e2 forced-colors:border-[CanvasText]"
          align="end"
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const item = chosen.current;
            chosen.current = null;
            if (item === null) return;
            event.preventDefault();
            button.current?.focus();
            item.onSelect();
          }}
        >
          {head !== undefined && (
            <DropdownMenu.Label className="mb-1 border-b border-hairline px-3 py-2">{head}</DropdownMenu.Label>
          )}
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[4px] px-3 data-highlighted:bg-sunken data-highlighted:shadow-none data-highlighted:outline-2 data-highlighted:outline-transparent data-[tone=danger]:text-price forced-colors:data-highlighted:outline-[Highlight]"
              data-tone={item.tone ?? 'plain'}
              lang={item.lang}
              onSelect={() => {
                chosen.current = item;
              }}
            >
              {item.icon !== undefined && <item.icon size={18} strokeWidth={1.75} aria-hidden />}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
