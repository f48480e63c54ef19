import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import type { ExportedOrder, OrderSnapshot } from './order-reader.js';
import { writeXlsx } from './write-xlsx.js';

const order = {
  orderNumber: '261122-K7M-4QX',
  items: [],
  subtotalCents: 1,
  discountCents: 0,
} as unknown as ExportedOrder;
const CHUNKS = 4;

/** Chance, so that the file does not compress to nothing. */
const drawn = (): ExportedOrder => ({
  ...order,
  notes: Array.from({ length: 20 }, () => Math.random().toString(36)).join(' '),
});

it('while a slow reader takes its time, an Excel export leaves the processor alone', async () => {
  async function* batches(): OrderSnapshot['batches'] {
    for (let batch = 0; batch < CHUNKS; batch++) yield Array.from({ length: 250 }, drawn);
  }
  let slow = 0;
  const out = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => void (slow++ < CHUNKS ? setTimeout(done, 500) : setImmediate(done)),
  });
  const before = performance.eventLoopUtilization();
  const written = await writeXlsx({ total: 0, showsStore: false, batches: batches() }, out, async () => undefined);
  expect(written).toBe(CHUNKS * 250);
  expect(performance.eventLoopUtilization(before).idle).toBeGreaterThan(500);
}, 20_000);
