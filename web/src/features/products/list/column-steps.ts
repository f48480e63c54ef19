import type { ColumnSteps } from '../../../shared/ui/lists/use-columns.ts';

/** Two to six cards side by side. A window of 1536 px leaves 1472 px for the grid. */
export const COLUMN_STEPS: ColumnSteps = [
  { from: 1400, columns: 6 },
  { from: 1140, columns: 5 },
  { from: 860, columns: 4 },
  { from: 600, columns: 3 },
  { from: 0, columns: 2 },
];
