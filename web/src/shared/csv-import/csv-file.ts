import { LIMITS } from '@larder/kernel';

export type CsvFault = 'invalidType' | 'tooLarge';

/** What is wrong with a chosen file by its name tag alone; null when it may be read. */
export function csvFaultOf({ name, size }: Pick<File, 'name' | 'size'>): CsvFault | null {
  if (!name.toLowerCase().endsWith('.csv')) return 'invalidType';
  return size > LIMITS.csvBytes ? 'tooLarge' : null;
}
