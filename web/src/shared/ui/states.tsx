import { type LucideIcon, RotateCw, TriangleAlert, X } from 'lucide-react';
import { type ReactElement, type ReactNode, isValidElement } from 'react';
import { appTexts } from '../../texts/app.ts';
import { Button, IconButton, passFocusBack } from './button.tsx';

interface ErrorStateProps {
  children: ReactNode;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

/** An error in place of the failed content, with a Retry button. */
export function ErrorState({ children, onRetry, onClose }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 border border-edge bg-surface p-4">
      <TriangleAlert size={24} strokeWidth={1.75} className="flex-none text-price" aria-hidden />
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      <Button ref={passFocusBack} icon={RotateCw} iconSize={16} onClick={onRetry}>
        {appTexts.retry}
      </Button>
      {onClose && <IconButton icon={X} label={appTexts.closeNotice} onClick={onClose} />}
    </div>
  );
}

interface EmptyStateProps {
  icon: LucideIcon | ReactElement;
  title: string;
  hint?: string;
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 bg-sunken p-5 text-ink-2">
      <span className="text-ink-3">
        {isValidElement(Icon) ? Icon : <Icon size={32} strokeWidth={1.5} aria-hidden />}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-ink">{title}</p>
        {hint !== undefined && <p className="text-sm">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
