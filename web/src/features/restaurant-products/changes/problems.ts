import { ProblemStore } from '../../../shared/ui/problem/problem-store.ts';

/** What failed last on the page of restaurant products. */
export const problems = new ProblemStore();
