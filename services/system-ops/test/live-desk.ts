import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { NewEvent, ProductsChangedMessage } from '@larder/contracts';
import { BroadcastClient, EventRing, RedisLink, Transactions, type ServiceRole } from '@larder/platform';
import {
  eventually,
  startTestService,
  testConfig,
  TestDatabase,
  testEngineUrl,
  type TestService,
} from '@larder/testing';
import { WebSocket } from 'ws';
import { LiveRoleModule } from '../src/live-role.module.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';

export interface Listener {
  socket: WebSocket;
  heard: ProductsChangedMessage[];
}

/** The live channel of a service, and catalog as its producer. */
export class LiveDesk {
  private readonly sockets: WebSocket[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly service: TestService,
    readonly redis: RedisLink,
    readonly catalog: Transactions,
  ) {}

  static async open(role: ServiceRole = 'service'): Promise<LiveDesk> {
    const database = await TestDatabase.create();
    const config = testConfig('system-ops', database, { ROLE: role });
    const service = await startTestService(
      (each) => (role === 'live' ? LiveRoleModule.for(each) : SystemOpsModule.for(each)),
      config,
      useWebSockets,
    );
    const redis = new RedisLink(testEngineUrl('TEST_REDIS_URL'), database.name);
    const ring = new EventRing(new BroadcastClient(redis));
    const catalog = new Transactions(await database.dataSource('catalog'), 'catalog', ring);
    await eventually(() => {
      if (!redis.isConnected()) throw new Error('Redis is away.');
    });
    return new LiveDesk(database, service, redis, catalog);
  }

  async close(): Promise<void> {
    this.redis.close();
    await this.service.close();
    await this.database.drop();
  }

  hangUp(): void {
    this.sockets.splice(0).forEach((socket) => socket.terminate());
  }

  get address(): string {
    return `127.0.0.1:${(this.service.server.address() as AddressInfo).port}`;
  }

  async listen(headers: Record<string, string> = {}, query = ''): Promise<Listener> {
    const socket = new WebSocket(`ws://${this.address}/ws${query}`, { headers });
    this.sockets.push(socket);
    const heard: ProductsChangedMessage[] = [];
    socket.on('message', (data) => void heard.push(JSON.parse(String(data)) as ProductsChangedMessage));
    await once(socket, 'open');
    return { socket, heard };
  }

  /** @param storeId the store that changes; null for the chain */
  async change(id: string, storeId: string | null = null): Promise<void> {
    const event = { ...priceChange(id), storeId };
    await this.catalog.run(({ announce }) => Promise.resolve(announce(event)));
  }
}

export const priceChange = (id: string): NewEvent<'product.updated'> => ({
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
