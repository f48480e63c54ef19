const GIGABYTE = 1024 ** 3;

/** What an export writes and an import takes. */
export const PICTURE_SET = {
  files: 100_000,
  /** Of all pictures, decompressed. */
  bytes: 2 * GIGABYTE,
  /** Of the ZIP file, which holds names besides. */
  zipBytes: 2 * GIGABYTE + 50 * 1024 * 1024,
} as const;
