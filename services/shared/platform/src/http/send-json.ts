import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A long list as JSON, page by page: only what is being sent is in memory, and other requests get their turn. */
export async function* jsonList(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let opening = '[';
  for await (const page of pages) {
    if (page.length > 0) yield opening + JSON.stringify(page).slice(1, -1);
    if (page.length > 0) opening = ',';
  }
  yield opening === '[' ? '[]' : ']';
}

export async function sendJson(reply: FastifyReply, pieces: AsyncIterable<string>): Promise<void> {
  await reply.type('application/json; charset=utf-8').send(Readable.from(pieces));
}
