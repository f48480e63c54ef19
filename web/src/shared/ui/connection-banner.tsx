import { WifiOff } from 'lucide-react';
import { connectionTexts } from '../../texts/connection.ts';
import { useRealtimeStatus } from '../realtime/realtime.ts';

interface ConnectionBannerProps {
  /** The text about the age of the page's data; null while it is fresh. */
  age: string | null;
}

/** A banner for a lost live connection or stale data. It overlays the page without moving it. */
export function ConnectionBanner({ age }: ConnectionBannerProps) {
  const lost = useRealtimeStatus() === 'lost';
  return (
    <output className="pointer-events-none absolute inset-x-0 top-full flex justify-center px-4 pt-2">
      {(lost || age !== null) && (
        <span className="flex items-center gap-2 rounded-control border border-turmeric-ink bg-turmeric-tint px-3 py-1 text-sm text-turmeric-ink shadow-e2">
          {lost && (
            <span className="inline-flex items-center gap-2 font-semibold">
              <WifiOff size={16} strokeWidth={1.75} aria-hidden />
              {connectionTexts.lost}
            </span>
          )}
          {lost && age !== null && <span aria-hidden>·</span>}
          {age !== null && <span>{age}</span>}
        </span>
      )}
    </output>
  );
}
