import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './run-to-end.ts';

/** Names the Chromium that prints PDF files, once there is one. */
export function chromiumPathFile(cache: string): string {
  return join(cache, 'engines', 'chromium-path');
}

/**
 * Sets Chromium up while the system answers already: nothing but PDF files needs it, and it is the largest of the engines. A
 * machine where it cannot be had exports everything else.
 */
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
    if (code !== 0) say(`PDF files cannot be made here: ${output.trim()}`);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
