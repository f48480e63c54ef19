import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './run-to-end.ts';

export function chromiumPathFile(cache: string): string {
  return join(cache, 'engines', 'chromium-path');
}

/** Runs in the background: only PDF files need Chromium, the largest engine. Everything else works without it. */
export async function setUpChromiumBehind(
  root: string,
  cache: string,
  { say, signal }: { say: (sentence: string) => void; signal: AbortSignal },
): Promise<void> {
  const file = chromiumPathFile(cache);
  if (existsSync(file) && existsSync(readFileSync(file, 'utf8').trim())) return;
  try {
    const { code, output } = await runToEnd({
      program: process.execPath,
      arguments: [join(root, 'deploy/engines/set-up-chromium.ts'), join(cache, 'engines'), file],
      folder: root,
      signal,
    });
    if (code !== 0) say(`PDF files cannot be created here: ${output.trim()}`);
  } catch (error) {
    if (!signal.aborted) say(`PDF files cannot be created here: ${(error as Error).message}`);
  }
}
