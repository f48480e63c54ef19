import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  hint?: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 bg-sunken p-5 text-ink-2">
      <span className="text-ink-3">{icon}</span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-ink">{title}</p>
        {hint !== undefined && <p className="text-sm">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
