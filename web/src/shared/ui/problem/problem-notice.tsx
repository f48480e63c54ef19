import { TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { overlayTexts } from '../../../texts/overlays.ts';
import type { ProblemStore } from './problem-store.ts';

/** The last thing that failed, until it is read or something else succeeds. */
export function ProblemNotice({ problems }: { problems: ProblemStore }) {
  const problem = useSyncExternalStore(problems.subscribe, problems.current);
  if (problem === null) return null;
  return (
    <div className="problem-notice" data-problem role={problem.alert === true ? 'alert' : undefined}>
      <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-price" aria-hidden />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">{problem.title}</p>
        <p>{problem.detail}</p>
      </div>
      <button
        type="button"
        className="icon-button -my-2"
        aria-label={overlayTexts.dismissProblem}
        onClick={problems.clear}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
