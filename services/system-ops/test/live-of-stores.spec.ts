import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewEvent } from '@larder/contracts';
import { BroadcastClient, EventRing, Transactions } from '@larder/platform';
import { eventually, signIn } from '@larder/testing';
import { LiveDesk, type Listener } from './live-desk.js';
import { logStore } from './log-store.js';

describe.each(['service', 'live'] as const)('with the role %s', (role) => {
  let desk: LiveDesk;

  beforeAll(async () => {
    desk = await LiveDesk.open(role);
  });

  afterEach(() => desk.hangUp());

  afterAll(async () => {
    await desk?.close();
  });

  describe('a change of one store', () => {
    it('a change of a store reaches its pages and staff, a change of the chain reaches everyone', async () => {
      const north = await logStore(desk.database, { slug: 'north', formerSlugs: ['upper'] });
      const south = await logStore(desk.database, { slug: 'south', isDefault: true });
      const origin = `http://${desk.address}`;
      const asStaff = async (storeIds: string[] | null): Promise<Listener> => {
        const { sessionId, userId } = await signIn(desk.database, 'admin');
        await desk.database.query('UPDATE identity.staff_user SET store_ids = $2 WHERE id = $1', [userId, storeIds]);
        return await desk.listen({ origin, cookie: `larder_session=${sessionId}` }, '?store=south');
      };
      const [atNorth, byOldName, atDefault, atNone] = [
        await desk.listen({}, '?store=north'),
        await desk.listen({}, '?store=upper'),
        await desk.listen(),
        await desk.listen({}, '?store=nowhere'),
      ];
      const [ofChain, ofNorth] = [await asStaff(null), await asStaff([north])];
      const everybody = [atNorth, byOldName, atDefault, atNone, ofChain, ofNorth];
      await eventually(async () => {
        await desk.change('warm-up', north);
        await desk.change('warm-up', south);
        // Waits until the stores' names are known.
        const knows = ({ heard }: Listener, slug: string) => heard.some(({ store }) => store === slug);
        expect([atNorth, byOldName, ofChain, ofNorth].map((each) => knows(each, 'north'))).not.toContain(false);
        expect(knows(atDefault, 'south')).toBe(true);
      });
      // Pauses, so that the message is not merged with the last of those.
      await pause(100);
      await desk.change('n', north);
      await desk.change('s', south);
      await eventually(async () => {
        await desk.change('last');
        for (const { heard } of everybody) expect(heard.at(-1)?.data.id).toBe('last');
      });
      const received = everybody.map(({ heard }) =>
        heard.flatMap(({ data, store }) => (data.id === 'n' || data.id === 's' ? [`${data.id} ${store}`] : [])),
      );
      expect(received).toEqual([
        ['n north'],
        ['n north'],
        ['s south'],
        [],
        ['n north', 's south'],
        ['n north', 's south'],
      ]);
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

    it('an order reaches only staff of its store, never shoppers', async () => {
      await logStore(desk.database, { id: HERE, slug: 'here' });
      await logStore(desk.database, { id: THERE, slug: 'there' });
      const ring = new EventRing(new BroadcastClient(desk.redis));
      const orders = new Transactions(await desk.database.dataSource('restaurant-orders'), 'restaurant-orders', ring);
      const origin = `http://${desk.address}`;
      const asStaff = async ({ sessionId }: { sessionId: string }): Promise<Listener> =>
        await desk.listen({ origin, cookie: `larder_session=${sessionId}` });
      const everywhere = await asStaff(await signIn(desk.database, 'admin'));
      const local = await signIn(desk.database, 'order');
      await desk.database.query(`UPDATE identity.staff_user SET store_ids = ARRAY[$1::uuid] WHERE username = $2`, [
        THERE,
        local.username,
      ]);
      const there = await asStaff(local);
      const shopper = await desk.listen();
      await eventually(async () => {
        await orders.run(({ announce }) => Promise.resolve(announce(placed(HERE, HERE), placed(THERE, THERE))));
        // The first messages may come before the stores' names are known.
        expect(there.heard.map(({ store }) => store)).toContain('there');
        expect(everywhere.heard.map(({ store }) => store)).toEqual(expect.arrayContaining(['here', 'there']));
      });
      // Filters, because a message of the previous test may still arrive.
      const heardBy = ({ heard }: Listener): (string | null)[] =>
        heard.map(({ data }) => data.id).filter((id) => id !== 'last');
      expect(new Set(heardBy(there))).toEqual(new Set([THERE]));
      expect(there.heard.at(-1)).toMatchObject({
        store: 'there',
        type: 'orderDeleted',
        data: { id: THERE, orderNumber: '261121-7K3-QXM' },
      });
      expect(heardBy(shopper)).toEqual([]);
    });
  });
});
