import { useId, type ReactNode } from 'react';
import { Alert } from '../../shared/ui/alert.tsx';

interface TodayCardProps {
  title: string;
  /** Content next to the title. */
  aside?: ReactNode;
  /** Why there is nothing to show; null unless something failed. */
  failed?: string | null;
  children: ReactNode;
}

export function TodayCard({ title, aside, failed = null, children }: TodayCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border border-edge bg-surface">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline px-4 py-2">
        <h2 id={id} className="text-lg font-extrabold">
          {title}
        </h2>
        {aside}
      </header>
      {failed === null ? children : <Alert className="px-4 py-3">{failed}</Alert>}
    </section>
  );
}
