import './toast.css';
import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { appTexts } from '../../texts/app.ts';
import { languageOf } from '../chinese.ts';
import { TOAST_DURATION_MS, toasts, type Toast } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

export function ToastHost({ toast }: { toast: Toast | null }) {
  return (
    <RadixToast.Provider
      label={appTexts.notice}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast !== null && (
        <RadixToast.Root
          key={toast.id}
          className="toast"
          data-tone={toast.tone}
          duration={toast.durationMs}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) toasts.dismiss(toast.id);
          }}
        >
          <div className="grid gap-1">
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.description !== null && (
              <RadixToast.Description lang={languageOf(toast.description)} className="text-sm">
                {toast.description}
              </RadixToast.Description>
            )}
          </div>
          {toast.action !== null && (
            <RadixToast.Action asChild altText={toast.action.spoken}>
              <button
                type="button"
                className="button -my-2 ml-auto"
                data-tone="plain"
                aria-keyshortcuts="z"
                onClick={toast.action.run}
              >
                {toast.action.label}
              </button>
            </RadixToast.Action>
          )}
          <RadixToast.Close className="icon-button -my-2 -mr-2" aria-label={appTexts.closeNotice}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toast-viewport" label={appTexts.notices} />
    </RadixToast.Provider>
  );
}
