const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];
const BASE = 1024;

/** Bytes in units of 1024: "512 B", "1.5 KB", "20 GB". */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit += 1;
  }
  // Otherwise 1023.96 KB would read "1024 KB".
  if (Number(value.toFixed(1)) >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${UNITS[unit]}`;
}
