import '../../styles/overlays.css';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { Activity, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { overlayTexts } from '../../../texts/overlays.ts';
import { isOfInputMethod } from '../escape.ts';
import { useLatest } from '../use-latest.ts';

const FIELDS = 'input:not([hidden], [readonly]), select, textarea';

interface DialogProps {
  open?: boolean;
  /** Called on Esc, Back, the cross and a click outside; the owner may ask about unsaved changes. */
  onCloseRequest: () => void;
  /** Whether the open state is in the address: then Back closes it as a normal history step. */
  inAddress?: boolean;
  /** Whether clicks outside are ignored, because the content is shown only once. */
  ignoresPressOutside?: boolean;
  title: string;
  /** A sentence below the title, read together with it. */
  description?: ReactNode;
  /** The element, or the name of the field, that gets the focus; by default the first field. */
  initialFocus?: RefObject<HTMLElement | null> | string;
  size?: 'small' | 'medium' | 'wide';
  role?: 'dialog' | 'alertdialog';
  /** Buttons that stay visible while the content scrolls. A submit button refers to its form by `form`. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog; on a phone as high as the screen. Closing returns the focus to the opening element. */
export function Dialog(props: DialogProps) {
  const { open = true, onCloseRequest, title, description, initialFocus, size = 'medium', footer } = props;
  const opener = useRef<Element | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(true);
  // When a page is shown again after a sign-in, React runs effects of inner dialogs first. The inner one waits for
  // another render, so that it is on top again: it gets the keys, and hides the outer one from screen readers.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only then have the effects of the outer dialog run
    setReady(true);
    return () => {
      setReady(false);
      // At once, so that a dialog that replaces this one returns it to the same opener.
      returnFocus(opener.current);
    };
  }, []);
  useBack(open && ready && props.inAddress !== true, onCloseRequest);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onCloseRequest()}>
      <RadixDialog.Portal>
        {/* A custom backdrop: the library's uses an inline style sheet, which our security policy refuses. */}
        <div
          className="fixed inset-0 z-40 animate-[overlay-in_180ms_var(--ease-shop)] bg-backdrop"
          data-scroll-lock
          aria-hidden
        />
        <RadixDialog.Content
          className="dialog"
          data-size={size}
          role={props.role ?? 'dialog'}
          aria-modal
          // Until then the outer dialog must not hide this one.
          aria-live={ready ? undefined : 'off'}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          // In an input method Esc drops the composed text, not the form.
          onEscapeKeyDown={(event) => isOfInputMethod(event) && event.preventDefault()}
          onInteractOutside={(event) => props.ignoresPressOutside && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            if (document.activeElement !== document.body) opener.current = document.activeElement;
            const wanted = typeof initialFocus === 'string' ? `[name='${initialFocus}']` : FIELDS;
            const given = typeof initialFocus === 'string' ? null : initialFocus?.current;
            const first = given ?? body.current?.querySelector<HTMLElement>(wanted);
            if (!first?.offsetParent) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener.current);
          }}
        >
          <header className="dialog-head">
            <div className="grid min-w-0 gap-1">
              <RadixDialog.Title className="text-xl font-extrabold">{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className="text-ink-2">{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close className="icon-button -my-2 -mr-2" aria-label={overlayTexts.close}>
              <X size={20} strokeWidth={1.75} aria-hidden />
            </RadixDialog.Close>
          </header>
          <div ref={body} className="dialog-body">
            <Activity mode={ready ? 'visible' : 'hidden'}>{props.children}</Activity>
          </div>
          {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The open dialogs, the topmost last. */
const opened: (() => void)[] = [];
/** A close watcher also fires on Esc, which key listeners handle: it may have closed a notice or a menu. */
let escaping = false;

/**
 * Makes Back close the topmost dialog instead of leaving the page, without a history entry: a close watcher catches
 * Back on phones, the Navigation API other steps within the site. Browsers without them leave the page.
 */
function useBack(active: boolean, onBack: () => void): void {
  const latest = useLatest(onBack);
  useEffect(() => {
    if (!active) return;
    // Not in every browser; CloseWatcher or Navigation may not be in TypeScript's library yet.
    const { CloseWatcher, navigation } = globalThis as {
      CloseWatcher?: new () => { destroy(): void };
      navigation?: Navigation;
    };
    const close = (): void => {
      if (!escaping) latest.current();
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      escaping = true;
      setTimeout(() => (escaping = false));
    };
    const oncancel = (event: Event): void => {
      if (!event.cancelable) return;
      event.preventDefault();
      close();
    };
    // The browser ends a watcher that it may not keep, while the dialog may stay open with a question.
    const watch = () => CloseWatcher && Object.assign(new CloseWatcher(), { oncancel, onclose });
    const onclose = (): void => {
      watcher = watch();
      close();
    };
    let watcher = watch();
    const stay = (event: NavigateEvent): void => {
      if (event.navigationType === 'traverse' && opened.at(-1) === close) oncancel(event);
    };
    opened.push(close);
    addEventListener('keydown', press, true);
    navigation?.addEventListener('navigate', stay);
    return () => {
      watcher?.destroy();
      opened.splice(opened.indexOf(close), 1);
      removeEventListener('keydown', press, true);
      navigation?.removeEventListener('navigate', stay);
    };
  }, [active, latest]);
}

/**
 * The element that opened the dialog may have been removed, such as the row of a deleted product: then the page's title
 * gets the focus, unless an outer dialog has restored it already.
 */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener.focus();
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
