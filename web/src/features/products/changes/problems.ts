import { ProblemStore } from '../../../shared/ui/problem/problem-store.ts';

/** What failed last on the page of retail products. */
export const problems = new ProblemStore();
