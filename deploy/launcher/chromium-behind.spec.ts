import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { setUpChromiumBehind } from './chromium-behind.ts';

it('a system without room for another process keeps running, and says that it makes no PDF files', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'larder-chromium-'));
  const said: string[] = [];
  try {
    // A process cannot be started in a folder that does not exist.
    await setUpChromiumBehind(join(cache, 'nowhere'), cache, {
      say: (sentence) => void said.push(sentence),
      signal: new AbortController().signal,
    });
    expect(said).toEqual([expect.stringMatching(/^PDF files cannot be created here: .*ENOENT/)]);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
});
