import { LIMITS, RETAIL_CATEGORIES } from '@larder/kernel';

/** What the import dialog says about files before one is chosen. */
export const CATEGORY_CODES = RETAIL_CATEGORIES.join(', ');

export type CsvFault = 'invalidType' | 'tooLarge';

/** What is wrong with a chosen file by its name tag alone; null when it may be read. */
export function csvFaultOf({ name, size }: Pick<File, 'name' | 'size'>): CsvFault | null {
  if (!name.toLowerCase().endsWith('.csv')) return 'invalidType';
  return size > LIMITS.csvBytes ? 'tooLarge' : null;
}
