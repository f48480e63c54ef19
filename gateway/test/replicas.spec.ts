import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findFreePort } from './free-port.ts';
import { Gateway, startOrigin } from './gateway.ts';
import { Origin } from './origin.ts';

describe('two replicas of a service', () => {
  let gateway: Gateway;
  let alive: Origin;
  let broken: Origin;

  beforeAll(async () => {
    alive = await startOrigin();
    broken = await startOrigin();
    broken.answer = (_asked, response) => response.socket?.destroy();
    gateway = await Gateway.start({ identity: [alive, broken] });
  });

  beforeEach(() => {
    alive.asked.length = 0;
    broken.asked.length = 0;
  });

  afterAll(async () => {
    await gateway.stop();
    await Promise.all([alive.stop(), broken.stop()]);
  });

  it('every read is answered while one of two replicas drops connections', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => gateway.ask('/api/admin/verify-session')));
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
    expect(broken.asked.length).toBeGreaterThan(0);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s reaches one of two replicas once', async (method) => {
    await Promise.all(Array.from({ length: 6 }, () => gateway.ask('/api/admin/logout', { method, body: '{}' })));
    expect(alive.asked.length + broken.asked.length).toBe(6);
  });
});

describe('a replica that is gone', () => {
  it('a replica that is gone costs neither a read nor an order', async () => {
    const alive = await startOrigin();
    const gone = new Origin(await findFreePort());
    const gateway = await Gateway.start({ identity: [gone, alive] });
    try {
      for (const method of ['POST', 'PATCH', 'GET', 'POST', 'POST']) {
        const reply = await gateway.ask('/api/admin/logout', { method, ...(method === 'GET' ? {} : { body: '{}' }) });
        expect([method, reply.status]).toEqual([method, 200]);
      }
      expect(alive.asked).toHaveLength(5);
    } finally {
      await gateway.stop();
      await alive.stop();
    }
  });
});

describe('/ws', () => {
  let gateway: Gateway;
  let sockets: Server;
  let port: number;

  beforeAll(async () => {
    port = await findFreePort();
    sockets = createServer();
    sockets.on('upgrade', (request, socket) => {
      const origin = String(request.headers.origin);
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Saw: ${origin}\r\n\r\n`,
      );
      socket.pipe(socket);
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => sockets.listen(port, '127.0.0.1', resolve));
    gateway = await Gateway.start({ 'system-ops': [new Origin(port)] }, { trustedAddresses: [] });
  });

  afterAll(async () => {
    await gateway.stop();
    sockets.closeAllConnections();
    sockets.close();
  });

  const UPGRADE =
    'GET /ws HTTP/1.1\r\nHost: shop\r\nOrigin: https://shop.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';

  const open = (): Promise<{ answer: string; close: () => void }> =>
    new Promise((resolve, reject) => {
      const socket = connect(gateway.port, '127.0.0.1', () => socket.write(UPGRADE));
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes.toString();
        if (answer.endsWith('\r\n\r\n')) socket.write('ping');
        if (answer.endsWith('ping') || answer.includes('"code"')) resolve({ answer, close: () => socket.destroy() });
      });
      socket.on('error', reject);
    });

  it('a socket carries messages both ways, and the service gets the origin', async () => {
    const { answer, close } = await open();
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
    expect(answer).toContain('X-Saw: https://shop.example');
    close();
  });

  it('the fifty-first socket of one address is refused', async () => {
    const opened = await Promise.all(Array.from({ length: 51 }, open));
    const refusals = opened.filter(({ answer }) => answer.startsWith('HTTP/1.1 429 '));
    expect(refusals).toHaveLength(1);
    for (const { close } of opened) close();
  });
});
