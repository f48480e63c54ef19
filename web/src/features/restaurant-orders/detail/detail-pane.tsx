import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { useEscape } from '../../../shared/ui/escape.ts';
import { announcements } from '../../../shared/ui/live/announcer.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';

interface DetailPaneProps {
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  /** Whether it was opened by its button or a key, and so takes the focus. */
  takesFocus: boolean;
  onCloseRequest: () => void;
  children: ReactNode;
}

/** An order next to its list, which remains usable. Esc closes it, unless something is open above the page. */
export function DetailPane({ title, description, footer, takesFocus, onCloseRequest, children }: DetailPaneProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    else announcements.say(title);
  }, [takesFocus, title]);
  useEscape(true, onCloseRequest);
  return (
    <section
      data-part="order-detail"
      aria-labelledby={id}
      className="sticky top-2 flex max-h-[calc(100dvh-10.5rem)] in-[:has(>[data-part=bulk-bar])]:max-h-[calc(100dvh-14.5rem)] flex-col border border-edge bg-surface"
    >
      <header className="flex flex-none items-start justify-between gap-3 border-b border-hairline px-4 pt-3 pb-2">
        <div className="min-w-0">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-lg font-extrabold">
            {title}
          </h2>
          {description !== undefined && <p className="text-ink-2 wrap-anywhere">{description}</p>}
        </div>
        <IconButton icon={X} label={overlayTexts.close} className="-mt-1 -mr-2" onClick={onCloseRequest} />
      </header>
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-4 py-3">{children}</div>
      {footer !== undefined && (
        <footer className="flex flex-none flex-wrap justify-end gap-2 border-t border-hairline bg-paper px-4 py-2.5 [&_.button]:min-h-10 [&_.button]:flex-[1_1_40%] [&_.button]:px-3">
          {footer}
        </footer>
      )}
    </section>
  );
}
