/** A change that failed, said on the page itself: the notice about it is gone after five seconds. */
export interface Problem {
  title: string;
  detail: string;
  /** Read out at once, where the sentence itself is not in the notice. */
  alert?: boolean;
}

/** Holds the last failed change until another one succeeds or somebody has read it. */
export class ProblemStore {
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
