import { RotateCw } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { statusTexts } from '../../texts/status.ts';
import { clockWords } from './clock-words.ts';
import { StateShape } from './state-badge.tsx';
import type { StatusView } from './status-view.ts';

interface StatusSummaryProps {
  view: StatusView;
  timeZone: string | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/** All of it in a sentence, and of when that is. */
export function StatusSummary({ view, timeZone, retrying, onRetry }: StatusSummaryProps) {
  const { state, summary, why, toldAt } = view;
  return (
    <div className="status-summary">
      <StateShape state={state} size={40} />
      <div className="grid min-w-0 gap-1">
        <p className="text-xl font-extrabold md:text-2xl">{summary}</p>
        {why !== null && <p className="text-ink-2">{why}</p>}
        {toldAt !== null && (
          <p className="text-ink-2">
            <time dateTime={toldAt}>{statusTexts.asOf(clockWords(toldAt, timeZone))}</time>
          </p>
        )}
      </div>
      {toldAt === null && (
        <Button className="screen-only" aria-disabled={retrying} onClick={() => !retrying && onRetry()}>
          <RotateCw size={16} strokeWidth={1.75} aria-hidden />
          {retrying ? statusTexts.retrying : statusTexts.retry}
        </Button>
      )}
    </div>
  );
}
