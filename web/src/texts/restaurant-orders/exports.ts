/** Orders as files. */
export const exportTexts = {
  label: 'Export',
  formats: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' },
  item: (format: string, filter: string) => `${format} — ${filter}`,
  busy: (format: string, percent: number) => `${format} ${percent}% · Stop`,
  failedTitle: 'Export failed',
  failed: 'The file could not be created. Please try again.',
  started: (format: string) => `The ${format} file is being prepared.`,
  done: (format: string) => `The ${format} file is ready.`,
} as const;
