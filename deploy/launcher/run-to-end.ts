import { spawn } from 'node:child_process';
import { childEnvironment } from './child-environment.ts';
import { killGroup } from './process-group.ts';

export interface Run {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** @returns its exit code and everything it printed. */
export function runToEnd(run: Run): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    run.signal?.throwIfAborted();
    const child = spawn(run.program, run.arguments, {
      cwd: run.folder,
      env: childEnvironment(run.environment ?? {}),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const abort = (): void => killGroup(child.pid, 'SIGTERM');
    run.signal?.addEventListener('abort', abort);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    // Remaining children would keep the output open.
    child.on('exit', () => killGroup(child.pid, 'SIGKILL'));
    child.on('close', (code) => {
      run.signal?.removeEventListener('abort', abort);
      if (run.signal?.aborted === true) reject(run.signal.reason as Error);
      else resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
