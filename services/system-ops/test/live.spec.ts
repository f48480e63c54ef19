import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { schemaOf, SERVICES, type NewEvent, type ProductsChangedMessage } from '@larder/contracts';
import { BroadcastClient, EventRing, RedisLink, SessionReader, Transactions } from '@larder/platform';
import {
  eventually,
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  testEngineUrl,
  type TestService,
} from '@larder/testing';
import { WebSocket } from 'ws';
import { LiveHub } from '../src/live/live-hub.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';
import { logStore } from './log-store.js';

let database: TestDatabase;
let service: TestService;
let catalog: Transactions;
let redis: RedisLink;
const open: WebSocket[] = [];

beforeAll(async () => {
  database = await TestDatabase.create();
  const config = testConfig('system-ops', database);
  service = await startTestService((each) => SystemOpsModule.for(each), config, useWebSockets);
  redis = new RedisLink(testEngineUrl('TEST_REDIS_URL'), database.name);
  catalog = new Transactions(
    await database.dataSource('catalog'),
    'catalog',
    new EventRing(new BroadcastClient(redis)),
  );
  await eventually(() => {
    if (!redis.isConnected()) throw new Error('Redis is away.');
  });
});

afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));

afterAll(async () => {
  redis?.close();
  await service?.close();
  await database?.drop();
});

const address = (): string => `127.0.0.1:${(service.server.address() as AddressInfo).port}`;

interface Listener {
  socket: WebSocket;
  heard: ProductsChangedMessage[];
}

async function listen(headers: Record<string, string> = {}, query = ''): Promise<Listener> {
  const socket = new WebSocket(`ws://${address()}/ws${query}`, { headers });
  open.push(socket);
  const heard: ProductsChangedMessage[] = [];
  socket.on('message', (data) => void heard.push(JSON.parse(String(data)) as ProductsChangedMessage));
  await once(socket, 'open');
  return { socket, heard };
}

const priceChange = (id: string): NewEvent<'product.updated'> => ({
  type: 'product.updated',
  subject: `product:${id}`,
  storeId: null,
  before: null,
  after: {
    id,
    description: 'Taro',
    chineseName: null,
    detailedDescription: '<script>alert(1)</script>',
    size: '1 lb',
    retailPriceCents: 329,
    ourPriceCents: 249,
    category: 'produce',
    active: true,
    imageUrl: null,
    version: 2,
  },
});

const change = async (id: string): Promise<void> => {
  await catalog.run(({ announce }) => Promise.resolve(announce(priceChange(id))));
};

describe('an open board', () => {
  it('hears of a change after its commit, once, with the revision to ask for and nothing else', async () => {
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

  it('hears nothing of a change that was rolled back', async () => {
    const { heard } = await listen();
    const failing = catalog.run(async ({ announce }) => {
      announce(priceChange('ghost'));
      await Promise.reject(new Error('rolled back'));
    });
    await expect(failing).rejects.toThrow('rolled back');
    await change('real');
    await eventually(() => expect(heard.map(({ data }) => data.id)).toEqual(['real']));
  });

  it('hears a burst as few messages with the highest revision', async () => {
    const { heard } = await listen();
    await Promise.all(Array.from({ length: 40 }, (_each, index) => change(`p${index}`)));
    const [row] = await database.query<{ head: string }>('SELECT max(number) AS head FROM catalog.event_log');
    await eventually(() => expect(heard.at(-1)?.data.revision).toBe(Number(row?.head)));
    expect(heard.length).toBeLessThan(40);
  });
});

describe('a change of one store', () => {
  const ofStore = (id: string, storeId: string | null): NewEvent<'product.updated'> => ({
    ...priceChange(id),
    storeId,
  });

  it('is told to the pages of the store and to its staff, by its name, and one of the chain to everybody', async () => {
    const north = await logStore(database, { slug: 'north', formerSlugs: ['upper'] });
    const south = await logStore(database, { slug: 'south', isDefault: true });
    const origin = `http://${address()}`;
    const asStaff = async (storeIds: string[] | null): Promise<Listener> => {
      const { sessionId, userId } = await signIn(database, 'admin');
      await database.query('UPDATE identity.staff_user SET store_ids = $2 WHERE id = $1', [userId, storeIds]);
      return await listen({ origin, cookie: `larder_session=${sessionId}` }, '?store=south');
    };
    const [atNorth, byOldName, atDefault, atNone] = [
      await listen({}, '?store=north'),
      await listen({}, '?store=upper'),
      await listen(),
      await listen({}, '?store=nowhere'),
    ];
    const [ofChain, ofNorth] = [await asStaff(null), await asStaff([north])];
    const everybody = [atNorth, byOldName, atDefault, atNone, ofChain, ofNorth];
    await eventually(async () => {
      await change('warm-up');
      for (const { heard } of everybody) expect(heard).not.toEqual([]);
    });
    await catalog.run(({ announce }) => Promise.resolve(announce(ofStore('n', north))));
    await catalog.run(({ announce }) => Promise.resolve(announce(ofStore('s', south))));
    await eventually(async () => {
      await change('last');
      for (const { heard } of everybody) expect(heard.at(-1)?.data.id).toBe('last');
    });
    const told = everybody.map(({ heard }) =>
      heard.flatMap(({ data, store }) => (data.id === 'n' || data.id === 's' ? [`${data.id} ${store}`] : [])),
    );
    expect(told).toEqual([['n north'], ['n north'], ['s south'], [], ['n north', 's south'], ['n north', 's south']]);
  });
});

describe('an order', () => {
  const placed = (id: string, storeId: string): NewEvent<'restaurant-order.deleted'> => ({
    type: 'restaurant-order.deleted',
    subject: `restaurant-order:${id}`,
    storeId,
    before: {
      id,
      orderNumber: '261121-7K3-QXM',
      status: 'pending',
      discountCodeId: null,
      subtotalCents: 1,
      discountCents: 0,
      createdAt: '2026-11-21T10:00:00Z',
    },
    after: null,
  });
  const HERE = '0197a3c0-0000-7000-8000-000000000001';
  const THERE = '0197a3c0-0000-7000-8000-000000000002';

  it('is told to staff of its store alone, never to shoppers', async () => {
    await logStore(database, { id: HERE, slug: 'here' });
    await logStore(database, { id: THERE, slug: 'there' });
    const ring = new EventRing(new BroadcastClient(redis));
    const orders = new Transactions(await database.dataSource('restaurant-orders'), 'restaurant-orders', ring);
    const origin = `http://${address()}`;
    const asStaff = async ({ sessionId }: { sessionId: string }): Promise<Listener> =>
      await listen({ origin, cookie: `larder_session=${sessionId}` });
    const everywhere = await asStaff(await signIn(database, 'admin'));
    const local = await signIn(database, 'order');
    await database.query(`UPDATE identity.staff_user SET store_ids = ARRAY[$1::uuid] WHERE username = $2`, [
      THERE,
      local.username,
    ]);
    const there = await asStaff(local);
    const shopper = await listen();
    await eventually(async () => {
      await orders.run(({ announce }) => Promise.resolve(announce(placed(HERE, HERE), placed(THERE, THERE))));
      expect(there.heard).not.toEqual([]);
      expect(new Set(everywhere.heard.map(({ store }) => store))).toEqual(new Set(['here', 'there']));
    });
    expect(there.heard.every(({ store }) => store === 'there')).toBe(true);
    expect(there.heard[0]).toMatchObject({ type: 'orderDeleted', data: { id: THERE, orderNumber: '261121-7K3-QXM' } });
    expect(shopper.heard).toEqual([]);
  });
});

describe('the handshake', () => {
  const refused = async (headers: Record<string, string>): Promise<string> => {
    const socket = new WebSocket(`ws://${address()}/ws`, { headers });
    const [error] = (await once(socket, 'error')) as [Error];
    return error.message;
  };

  it('refuses pages of other sites and cookies without a page', async () => {
    expect(await refused({ origin: 'https://evil.test' })).toContain('403');
    expect(await refused({ cookie: 'larder_session=x' })).toContain('403');
  });

  it('compresses nothing', async () => {
    const { socket } = await listen();
    expect(socket.extensions).toBe('');
  });
});

describe('a client that talks', () => {
  it.each([
    ['at all', 'hello', 1008],
    ['far too much', 'x'.repeat(2_000), 1009],
  ])('%s is shown out', async (_what, text, code) => {
    const { socket } = await listen();
    socket.send(text);
    const [closed] = (await once(socket, 'close')) as [number];
    expect(closed).toBe(code);
  });
});

describe('a client that pings', () => {
  it('gets its pongs and stays connected', async () => {
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

describe('what anybody may publish', () => {
  it.each(['', '{"producer":"catalog","head":1,"events":[null]}', '{"producer":"catalog","head":1,"events":[{}]}'])(
    'does no harm: %p',
    async (text) => {
      const { heard } = await listen();
      redis.publish('ring:catalog', text);
      await change('after-nonsense');
      await eventually(() => expect(heard.map(({ data }) => data.id)).toEqual(['after-nonsense']));
    },
  );
});

describe('a restart', () => {
  it('is announced to open sockets with 1012', async () => {
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
  it('closes soon after its session has ended, and a shopper keeps listening', async () => {
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

describe('a staff socket that opens while the database is away', () => {
  it('is recognized once the database answers, and looks again at what it missed', async () => {
    const staff = await signIn(database, 'admin');
    const living = jest.spyOn(service.get(SessionReader), 'living').mockRejectedValueOnce(new Error('Away.'));
    const { heard } = await listen({ origin: `http://${address()}`, cookie: `larder_session=${staff.sessionId}` });
    await eventually(async () => expect(living).toHaveBeenCalled());
    service.get(LiveHub).checkSessions();
    await eventually(async () => expect(heard.map(({ type }) => type)).toContain('restaurant_order_status_updated'));
  });
});

describe('the audit trail', () => {
  it('has every event of every service, whole', async () => {
    await change('audited');
    // Migrations log their rows, too.
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
