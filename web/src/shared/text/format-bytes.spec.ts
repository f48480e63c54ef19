import { expect, it } from '@jest/globals';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_576, '1 MB'],
  [1_048_560, '1 MB'],
  [5_476_083_302, '5.1 GB'],
  [2 ** 60, '1024 PB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
