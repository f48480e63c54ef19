import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { schemaOf, SERVICES } from '@larder/contracts';
import { SessionReader, type RedisLink, type Transactions } from '@larder/platform';
import { eventually, signIn, startTestService, testConfig, type TestDatabase, type TestService } from '@larder/testing';
import { WebSocket } from 'ws';
import { LiveHub } from '../src/live/live-hub.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';
import { LiveDesk, priceChange } from './live-desk.js';

let desk: LiveDesk;
let database: TestDatabase;
let service: TestService;
let catalog: Transactions;
let redis: RedisLink;

beforeAll(async () => {
  desk = await LiveDesk.open();
  ({ database, service, catalog, redis } = desk);
});

afterEach(() => desk.hangUp());

afterAll(async () => {
  await desk?.close();
});

const address = (): string => desk.address;
const listen: LiveDesk['listen'] = async (headers) => await desk.listen(headers);
const change: LiveDesk['change'] = async (id) => await desk.change(id);

describe('an open board', () => {
  it('an open board gets one message after the commit, with the revision to ask for and nothing else', async () => {
    const { heard } = await listen();
    await eventually(async () => {
      await change('taro');
      expect(heard).not.toEqual([]);
    });
    const [row] = await database.query<{ head: string }>('SELECT max(number) AS head FROM catalog.event_log');
    await eventually(() =>
      expect(heard.at(-1)).toEqual({
        type: 'product_updated',
        data: { id: expect.anything(), revision: Number(row?.head) },
      }),
    );
  });

  it('a change that is rolled back sends no message', async () => {
    const { heard } = await listen();
    const failing = catalog.run(async ({ announce }) => {
      announce(priceChange('ghost'));
      await Promise.reject(new Error('rolled back'));
    });
    await expect(failing).rejects.toThrow('rolled back');
    await change('real');
    await eventually(() => expect(heard.map(({ data }) => data.id)).toEqual(['real']));
  });

  it('a burst arrives as few messages with the highest revision', async () => {
    const { heard } = await listen();
    await Promise.all(Array.from({ length: 40 }, (_each, index) => change(`p${index}`)));
    const [row] = await database.query<{ head: string }>('SELECT max(number) AS head FROM catalog.event_log');
    await eventually(() => expect(heard.at(-1)?.data.revision).toBe(Number(row?.head)));
    expect(heard.length).toBeLessThan(40);
  });
});

describe('the handshake', () => {
  const refused = async (headers: Record<string, string>): Promise<string> => {
    const socket = new WebSocket(`ws://${address()}/ws`, { headers });
    const [error] = (await once(socket, 'error')) as [Error];
    return error.message;
  };

  it('the handshake refuses other origins, and cookies without an origin', async () => {
    expect(await refused({ origin: 'https://evil.test' })).toContain('403');
    expect(await refused({ cookie: 'larder_session=x' })).toContain('403');
  });

  it('sockets are not compressed', async () => {
    const { socket } = await listen();
    expect(socket.extensions).toBe('');
  });
});

describe('a client that sends messages', () => {
  it.each([
    ['any message', 'hello', 1008],
    ['a large message', 'x'.repeat(2_000), 1009],
  ])('a client that sends %s is disconnected', async (_what, text, code) => {
    const { socket } = await listen();
    socket.send(text);
    const [closed] = (await once(socket, 'close')) as [number];
    expect(closed).toBe(code);
  });
});

describe('a client that pings', () => {
  it('a client that pings gets its pongs and stays connected', async () => {
    const { socket, heard } = await listen();
    for (const text of ['', 'x'.repeat(100)]) {
      const pong = once(socket, 'pong') as Promise<[Buffer]>;
      socket.ping(text);
      expect((await pong)[0].toString()).toBe(text);
    }
    await change('after-the-pings');
    await eventually(() => expect(heard.map(({ data }) => data.id)).toContain('after-the-pings'));
  });
});

describe('messages that anybody may publish', () => {
  it.each(['', '{"producer":"catalog","head":1,"events":[null]}', '{"producer":"catalog","head":1,"events":[{}]}'])(
    'a malformed ring does no harm: %p',
    async (text) => {
      const { heard } = await listen();
      redis.publish('ring:catalog', text);
      await change('after-nonsense');
      await eventually(() => expect(heard.map(({ data }) => data.id)).toEqual(['after-nonsense']));
    },
  );
});

describe('a restart', () => {
  it('open sockets are closed with 1012 at a restart', async () => {
    const config = testConfig('system-ops', database);
    const other = await startTestService((each) => SystemOpsModule.for(each), config, useWebSockets);
    const socket = new WebSocket(`ws://127.0.0.1:${(other.server.address() as AddressInfo).port}/ws`);
    await once(socket, 'open');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = once(socket, 'close') as Promise<[number]>;
    await other.close();
    expect((await closed)[0]).toBe(1012);
  });
});

describe('a staff socket', () => {
  it('a staff socket closes soon after its session has ended, and shoppers stay connected', async () => {
    const staff = await signIn(database, 'admin');
    const origin = `http://${address()}`;
    const shopper = await listen({ origin });
    const { socket } = await listen({ origin, cookie: `larder_session=${staff.sessionId}` });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    await database.query('DELETE FROM identity.staff_session WHERE user_id = $1', [staff.userId]);
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1008);
    expect(shopper.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('a staff socket that opens while the database is down', () => {
  it('a staff socket opened while the database is down is recognized later and gets a message to reload orders', async () => {
    const staff = await signIn(database, 'admin');
    const living = jest.spyOn(service.get(SessionReader), 'living').mockRejectedValueOnce(new Error('Away.'));
    const { heard } = await listen({ origin: `http://${address()}`, cookie: `larder_session=${staff.sessionId}` });
    await eventually(async () => expect(living).toHaveBeenCalled());
    service.get(LiveHub).checkSessions();
    await eventually(async () => expect(heard.map(({ type }) => type)).toContain('restaurant_order_status_updated'));
  });
});

describe('the audit trail', () => {
  it('the audit trail has every event of every service, complete', async () => {
    await change('audited');
    // Includes events that migrations logged.
    const logs = SERVICES.map((service) => `(SELECT count(*) FROM ${schemaOf(service)}.event_log)`);
    await eventually(async () => {
      const [counts] = await database.query(
        `SELECT ${logs.join(' + ')} = (SELECT count(*) FROM system_ops.audit_entry) AS complete`,
      );
      expect(counts).toEqual({ complete: true });
    }, 8_000);
    const [entry] = await database.query(
      `SELECT producer, type, subject, after FROM system_ops.audit_entry WHERE producer = 'catalog'
        ORDER BY number DESC LIMIT 1`,
    );
    expect(entry).toEqual({
      producer: 'catalog',
      type: 'product.updated',
      subject: 'product:audited',
      after: priceChange('audited').after,
    });
  });
});
