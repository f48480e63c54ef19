import { join } from 'node:path';
import { SetUpError } from '../engines/set-up-error.ts';
import { holdLock } from '../hold-lock.mjs';
import { runToEnd } from './run-to-end.ts';

/** Builds under a lock: two concurrent builds would write the same files. */
export async function buildWhatChanged(root: string, signal?: AbortSignal): Promise<void> {
  const { code, output } = await holdLock(join(root, '.larder', 'build.lock'), () =>
    runToEnd({
      program: join(root, 'node_modules/.bin/nx'),
      arguments: ['run-many', '-t', 'build'],
      folder: root,
      signal,
    }),
  );
  if (code !== 0) throw new SetUpError(`The code does not build:\n${output.trim()}`);
}
