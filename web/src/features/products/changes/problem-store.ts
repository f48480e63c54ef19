import { ApiError } from '../../../shared/api/api-error.ts';

/** A change that failed, said on the page itself: the notice about it is gone after five seconds. */
export interface Problem {
  title: string;
  detail: string;
  /** Read out at once, where the sentence itself is not in the notice. */
  alert?: boolean;
}

/** Holds the last failed change until another one succeeds or somebody has read it. */
class ProblemStore {
  private problem: Problem | null = null;
  private readonly listeners = new Set<() => void>();

  readonly current = (): Problem | null => this.problem;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly show = (problem: Problem): void => this.set(problem);

  readonly clear = (): void => {
    if (this.problem !== null) this.set(null);
  };

  private set(problem: Problem | null): void {
    this.problem = problem;
    for (const listener of this.listeners) listener();
  }
}

export const problems = new ProblemStore();

/** What the server said about a failure, or our own sentence when it said nothing. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : null) ?? fallback;
}
