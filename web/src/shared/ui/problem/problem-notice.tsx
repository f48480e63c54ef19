import { TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { overlayTexts } from '../../../texts/overlays.ts';
import { Held } from '../../held.ts';
import { IconButton } from '../button.tsx';

/** The last failure, until it is closed or another change succeeds. */
export function ProblemNotice({ problems }: { problems: ProblemStore }) {
  const problem = useSyncExternalStore(problems.subscribe, problems.current);
  if (problem === null) return null;
  return (
    <div className="problem-notice" data-problem role={problem.alert === true ? 'alert' : undefined}>
      <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-price" aria-hidden />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{problem.title}</p>
        <p>{problem.detail}</p>
      </div>
      <IconButton icon={X} label={overlayTexts.dismissProblem} className="-my-2" onClick={problems.clear} />
    </div>
  );
}

/** A failed change, shown on the page because its notice disappears after five seconds. */
export interface Problem {
  title: string;
  detail: string;
  /** Announced at once, if the sentence itself is not in the notice. */
  alert?: boolean;
}

/** Holds the last failed change until another one succeeds or it is dismissed. */
export class ProblemStore extends Held<Problem | null> {
  constructor() {
    super(null);
  }

  readonly show = (problem: Problem): void => this.hold(problem);

  readonly clear = (): void => {
    if (this.value !== null) this.hold(null);
  };
}
