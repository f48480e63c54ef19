import { TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toolbarTexts } from '../../texts/products/toolbar.ts';
import { problems } from './changes/problem-store.ts';

/** The last change that failed. Not announced: the notice that came with it was. */
export function ProblemNotice() {
  const problem = useSyncExternalStore(problems.subscribe, problems.current);
  if (problem === null) return null;
  return (
    <div className="problem-notice" data-problem>
      <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-price" aria-hidden />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">{problem.title}</p>
        <p>{problem.detail}</p>
      </div>
      <button
        type="button"
        className="icon-button -my-2"
        aria-label={toolbarTexts.dismissProblem}
        onClick={problems.clear}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
