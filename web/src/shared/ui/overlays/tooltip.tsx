import '../../styles/overlays.css';
import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Once per page: after one tooltip the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** A single focusable element. */
  children: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A short text about a control, on hover and focus. Never the only place of an information. */
export function Tooltip({ text, children, open, onOpenChange }: TooltipProps) {
  return (
    <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          className="z-60 max-w-[280px] animate-[overlay-in_120ms_var(--ease-shop)] rounded-control bg-ink px-2.5 py-1.5 text-[0.875rem] leading-[1.4] text-paper forced-colors:border forced-colors:border-[CanvasText]"
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
