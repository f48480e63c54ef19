const GIGABYTE = 1024 ** 3;

/** Limits of what an export writes and an import accepts. */
export const PICTURE_SET = {
  files: 100_000,
  /** All pictures together, decompressed. */
  bytes: 2 * GIGABYTE,
  /** The ZIP file, which also holds names. */
  zipBytes: 2 * GIGABYTE + 50 * 1024 * 1024,
} as const;
