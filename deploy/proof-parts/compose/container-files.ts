import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

export async function archiveOf(container: string, folder: string): Promise<Buffer> {
  return await tar(['exec', container, 'tar', '-c', '-C', folder, '.']);
}

export async function unpackInto(container: string, folder: string, archive: Buffer): Promise<void> {
  await tar(['exec', '-i', container, 'tar', '-x', '-C', folder], archive);
}

async function tar(args: readonly string[], input?: Buffer): Promise<Buffer> {
  const program = spawn('docker', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => program.on('error', reject).on('close', resolve));
  program.stdin.end(input);
  const [out, complaint] = await Promise.all([buffer(program.stdout), buffer(program.stderr)]);
  if ((await ended) !== 0) throw new Error(`docker ${args.join(' ')}: ${complaint.toString()}`);
  return out;
}
