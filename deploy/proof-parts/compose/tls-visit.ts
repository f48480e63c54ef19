import { once } from 'node:events';
import { request } from 'node:https';
import { WebSocket } from 'ws';
import { secondsUntil } from './compose-project.ts';

interface TlsVisit {
  page: number;
  socket: boolean;
  /** Whether HSTS was sent. */
  strict: boolean;
  /** The status of plain HTTP on the same port. */
  plain: number;
}

/** Visits a gateway that terminates TLS with a self-signed certificate. */
export async function answersOverTls(url: string, patienceMs: number): Promise<TlsVisit> {
  const visit: TlsVisit = { page: 0, socket: false, strict: false, plain: 0 };
  await secondsUntil(patienceMs, async () => {
    const answer = await page(url);
    visit.page = answer.status;
    visit.strict = answer.strict;
    return answer.status === 200;
  });
  const socket = new WebSocket(`${url.replace('https', 'wss')}/ws`, { rejectUnauthorized: false });
  visit.socket = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  socket.terminate();
  visit.plain = (await fetch(url.replace('https', 'http'), { redirect: 'manual' })).status;
  return visit;
}

async function page(url: string): Promise<{ status: number; strict: boolean }> {
  return await new Promise((resolve, reject) => {
    request(url, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, strict: 'strict-transport-security' in answer.headers });
    })
      .on('error', reject)
      .end();
  });
}
