import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadyBytes, type GatewayCache } from './ready-bytes.js';
import { sendReadyBytes } from './send-ready-bytes.js';

const rows = [{ id: '00', name: 'Rice' }];

/** @returns the status of the answer to a gateway that sends this tag. */
async function asks(
  bytes: ReadyBytes,
  gateway: string,
  tag: string,
  cache: GatewayCache | null = 'lists',
): Promise<number> {
  let status = 200;
  const reply = {
    headers: () => reply,
    header: () => reply,
    status: (code: number) => {
      status = code;
      return reply;
    },
    send: () => reply,
  };
  const request = { headers: { 'if-none-match': tag, 'accept-encoding': 'gzip' }, socket: { remoteAddress: gateway } };
  await sendReadyBytes(request as FastifyRequest, reply as unknown as FastifyReply, bytes, cache);
  return status;
}

describe('a gateway that revalidates a list by its tag', () => {
  it('a gateway gets the whole list first, then 304 for five seconds, each gateway separately', async () => {
    const now = jest.spyOn(performance, 'now');
    const bytes = new ReadyBytes(rows, 7);
    const at = async (seconds: number, gateway: string): Promise<number> => {
      now.mockReturnValue(seconds * 1_000);
      return await asks(bytes, gateway, bytes.etag);
    };
    expect(await at(0, 'one')).toBe(200);
    expect(await at(1, 'one')).toBe(304);
    expect(await at(4, 'two')).toBe(200);
    expect(await at(6, 'one')).toBe(200);
    expect(await at(7, 'two')).toBe(304);
    now.mockRestore();
  });

  it('a gateway gets a list of a later revision whole, even with the same rows', async () => {
    const before = new ReadyBytes(rows, 7);
    const bytes = new ReadyBytes(rows, 8, before);
    await asks(bytes, 'one', '');
    expect(await asks(bytes, 'one', before.etag)).toBe(200);
  });

  it('a gateway gets the whole list after a reader asked for the revision, which is cached separately', async () => {
    const bytes = new ReadyBytes(rows, 7);
    await asks(bytes, 'one', '', 'revisions');
    await asks(bytes, 'one', '', null);
    expect(bytes.isSent('lists', 'one')).toBe(false);
    expect(await asks(bytes, 'one', bytes.etag)).toBe(200);
    expect(bytes.isSent('lists', 'one')).toBe(true);
    expect(await asks(bytes, 'one', bytes.etag)).toBe(304);
  });
});
