import { docker } from './compose-system.ts';

/** Runs in the container, which has both clients. */
const OPENER = `
  const [, url] = process.argv;
  if (url.startsWith('redis')) {
    const { Redis } = await import('ioredis');
    const client = new Redis(url, { lazyConnect: true, retryStrategy: null });
    client.on('error', () => 0);
    console.log(await client.ping().then(() => 'open', ({ message }) => /WRONGPASS|NOAUTH/.test(message) ? 'WRONGPASS' : message));
    client.disconnect();
  } else {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: url });
    console.log(await client.connect().then(() => 'open', ({ code }) => code));
    await client.end().catch(() => 0);
  }`;

/** Whether a password is accepted, tested from a service's container. @throws for any other failure. */
export async function opens(container: string, url: string): Promise<boolean> {
  const answer = await docker('exec', container, 'node', '--input-type=module', '-e', OPENER, url);
  if (!/^(open|28P01|WRONGPASS)$/.test(answer)) throw new Error(`${new URL(url).protocol} answered ${answer}.`);
  return answer === 'open';
}
