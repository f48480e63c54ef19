import type { ColumnSteps } from '../../../shared/ui/lists/use-columns.ts';

/** Two to six cards side by side. A window of 1536 px leaves 1272 px for the grid beside the sidebar. */
export const COLUMN_STEPS: ColumnSteps = [
  { from: 1240, columns: 6 },
  { from: 980, columns: 5 },
  { from: 740, columns: 4 },
  { from: 600, columns: 3 },
  { from: 0, columns: 2 },
];
