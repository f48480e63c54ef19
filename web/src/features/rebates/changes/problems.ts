import { ProblemStore } from '../../../shared/ui/problem/problem-store.ts';

/** The last calculation or report that failed. */
export const problems = new ProblemStore();
