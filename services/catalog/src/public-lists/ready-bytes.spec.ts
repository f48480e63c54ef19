import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { ReadyBytes, type Row } from './ready-bytes.js';

interface Priced extends Row {
  name: string;
  cents: number;
}

/** Ids of which one in eight begins a segment. */
const row = (n: number): Priced => ({
  id: `${n % 8 === 0 ? '00' : 'a1'}${n}`,
  name: `雞 "chicken" ${n}`,
  cents: n * 7,
});
const rows = (count: number): Priced[] => Array.from({ length: count }, (_, n) => row(n));
const unpack = async (bytes: ReadyBytes): Promise<unknown> => JSON.parse(gunzipSync(await bytes.gzipped()).toString());

describe('the bytes of a list', () => {
  it.each([0, 1, 7, 8, 9, 3_000])(
    'the bytes of a list are the JSON of its %d rows, plain and gzipped',
    async (count) => {
      const list = rows(count);
      const bytes = new ReadyBytes(list, 3);
      expect(bytes.plain.toString()).toBe(JSON.stringify(list));
      expect(await unpack(bytes)).toEqual(list);
    },
  );

  it('the bytes of a list are the same whether built at once or from earlier versions', async () => {
    let list = rows(100);
    let bytes = new ReadyBytes(list, 0);
    const changes: ((now: Priced[]) => Priced[])[] = [
      (now) => now.map((each, place) => (place === 17 ? { ...each, cents: 1 } : each)),
      (now) => now.slice(1),
      (now) => now.filter((_, place) => place !== 31),
      (now) => [...now, row(900)],
      (now) => [row(901), ...now],
      (now) => now.toReversed(),
      () => [],
      () => rows(20),
    ];
    for (const [revision, change] of changes.entries()) {
      list = change(list);
      await bytes.gzipped();
      bytes = new ReadyBytes(list, revision, bytes);
      const anew = new ReadyBytes(list, revision);
      expect(bytes.plain.toString()).toBe(JSON.stringify(list));
      expect(bytes.etag).toBe(anew.etag);
      expect(await unpack(bytes)).toEqual(list);
    }
  });

  it('the ETag of a list follows content and revision', () => {
    expect(new ReadyBytes(rows(3), 1).etag).toBe(new ReadyBytes(rows(3), 1).etag);
    expect(new ReadyBytes(rows(3), 1).etag).not.toBe(new ReadyBytes(rows(3), 2).etag);
    expect(new ReadyBytes(rows(3), 1).etag).not.toBe(new ReadyBytes(rows(4), 1).etag);
  });
});
