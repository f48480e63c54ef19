import { describe, expect, it, jest } from '@jest/globals';
import { addDays, dayIn } from '@larder/kernel';
import request from 'supertest';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { useCatalog } from './use-catalog.js';

const STORES = '/api/admin/stores';
const TORONTO = 'America/Toronto';
const NINE_TO_NINE = [{ from: '09:00', to: '21:00' }];
const EVERY_DAY = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, NINE_TO_NINE]),
);

const { database, service, admin } = useCatalog();
const today = (): string => dayIn(new Date(), TORONTO);

const send = (method: 'post' | 'patch' | 'put' | 'delete', path: string, body?: object): request.Test =>
  request(service.server)[method](path).set(admin.headers).send(body);
const read = (path: string): request.Test => request(service.server).get(path).set(admin.headers);
const draft = (slug: string, further: object = {}) => ({
  name: slug,
  slug,
  address: '1 Main Street',
  phone: '555-0100',
  timeZone: TORONTO,
  weekHours: EVERY_DAY,
  ...further,
});
const idOf = async (slug: string): Promise<string> =>
  (await read(STORES)).body.find((store: { slug: string }) => store.slug === slug).id;
const events = async (type: string) =>
  await database.query<{ store_id: string | null; subject: string; before: object | null; after: object | null }>(
    'SELECT * FROM catalog.event_log WHERE type = $1 ORDER BY number',
    [type],
  );

describe('stores', () => {
  it('stores can be created in an empty shop, the first as the default', async () => {
    const { body } = await send('post', STORES, draft('main', { name: ' Main ', tags: ['east'] })).expect(201);
    expect(body).toMatchObject({
      slug: 'main',
      name: 'Main',
      openingHours: 'Monday-Sunday 9AM-9PM',
      weekHours: EVERY_DAY,
      isDefault: true,
      active: true,
      tags: ['east'],
    });
    const [created] = await events('store.created');
    expect(created).toMatchObject({ store_id: body.id, subject: `store:${body.id}`, after: { slug: 'main' } });
    expect((await read('/api/stores')).body).toHaveLength(1);
    expect((await read('/api/stores/main').expect(200)).body).toMatchObject({ name: 'Main', weekHours: EVERY_DAY });
  });

  it('a store can be copied with prices, price timestamp and order', async () => {
    const lastUpdated = '2026-11-21T14:30:00.000Z';
    await send('patch', '/api/admin/settings', { lastUpdated }).expect(200);
    const product = { size: '1 lb', retailPrice: 2.99, ourPrice: 2 };
    const ids: string[] = [];
    for (const description of ['Leek', 'Taro']) {
      ids.unshift((await send('post', '/api/admin/products', { ...product, description }).expect(201)).body.id);
    }
    await send('patch', `/api/admin/products/${ids[0]}?store=main`, { ourPrice: 1.5 }).expect(200);
    await send('post', '/api/admin/products/reorder?store=main', { productIds: ids }).expect(200);
    await send('post', STORES, draft('like-main', { copyFrom: 'main' })).expect(201);
    const list = async (store: string) => (await read(`/api/products?store=${store}`).expect(200)).body;
    const names = async (store: string) =>
      (await list(store)).map(({ description, ourPrice }: Record<string, unknown>) => `${description} ${ourPrice}`);
    expect(await names('like-main')).toEqual(['Taro 1.5', 'Leek 2']);
    expect(await names('like-main')).toEqual(await names('main'));
    expect((await read('/api/admin/settings?store=like-main').expect(200)).body).toMatchObject({ lastUpdated });
    await send('delete', '/api/admin/products/all').expect(200);
    await send('patch', `${STORES}/${await idOf('like-main')}`, { active: false }).expect(200);
  });

  it('a store can be copied with hours and closures', async () => {
    const day = addDays(today(), 3);
    await send('put', `${STORES}/${await idOf('main')}/closures/${day}`, { hours: null, reason: 'Moving' }).expect(200);
    const { weekHours: _hours, ...like } = draft('north', { copyFrom: 'main' });
    const { body } = await send('post', STORES, like).expect(201);
    expect(body).toMatchObject({
      isDefault: false,
      openingHours: 'Monday-Sunday 9AM-9PM',
      closures: [{ day, hours: null, reason: 'Moving' }],
    });
    expect((await read('/api/products?store=north').expect(200)).body).toEqual([]);
    await send('delete', `${STORES}/${body.id}/closures/${day}`).expect(200);
    expect((await read('/api/stores/north')).body).not.toHaveProperty('closures');
    expect((await read('/api/stores/main')).body.closures).toHaveLength(1);
  });

  it.each([
    [{ slug: 'North Store' }, 'slug must be a short name of small letters, digits and single hyphens.'],
    [{ weekHours: { mon: [{ from: '9', to: '21:00' }] } }, 'mon.0: from must be a time like 09:00, up to 24:00.'],
    [{ weekHours: { mon: [{ from: '21:00', to: '09:00' }] } }, 'weekHours.mon must open before it closes.'],
    [{ weekHours: undefined }, 'weekHours must say when the store is open, or copyFrom must name a store to copy.'],
    [{ timeZone: 'US/Pacific-New' }, 'timeZone must be the name of a time zone like America/Toronto.'],
    [{ copyFrom: 'nowhere' }, 'copyFrom must name an open store; there is no nowhere.'],
    [{ name: ' ' }, 'name must be text of 1 to 120 characters.'],
    [{ tags: ['a', 'a'] }, 'tags must be a list of at most 20 different texts of 1 to 40 characters.'],
  ])('a store with %j is refused with a sentence', async (wrong, message) => {
    const { body } = await send('post', STORES, { ...draft('wrong'), ...wrong }).expect(400);
    expect(body).toMatchObject({ message, code: 'invalid' });
  });

  it('a store cannot have the short name of another', async () => {
    expect((await send('post', STORES, draft('north')).expect(409)).body.message).toBe(
      'A store with the short name north exists already.',
    );
  });

  it('stores are changed field by field, and only changes are logged', async () => {
    const id = await idOf('north');
    const logged = (await events('store.updated')).length;
    await send('patch', `${STORES}/${id}`, { phone: '555-0100' }).expect(200);
    expect(await events('store.updated')).toHaveLength(logged);
    const { body } = await send('patch', `${STORES}/${id}`, { chineseName: '北店' }).expect(200);
    expect(body).toMatchObject({ chineseName: '北店', phone: '555-0100' });
    expect((await events('store.updated')).at(-1)).toMatchObject({
      store_id: id,
      before: { chineseName: null },
      after: { chineseName: '北店' },
    });
    expect((await send('patch', `${STORES}/${id}`, {}).expect(400)).body.message).toBe('There is nothing to change.');
  });

  it.each(['0197a3c0-0000-7000-8000-00000000ffff', 'north'])('a store with the id %s is unknown', async (id) => {
    const { status, body } = await send('patch', `${STORES}/${id}`, { name: 'x' });
    expect([status, body.message]).toEqual([404, 'Store not found.']);
  });

  it('a change of settings for every store has one event for each store', async () => {
    const lastUpdated = '2026-11-22T15:00:00.000Z';
    const before = (await events('store.updated')).length;
    await send('patch', '/api/admin/settings', { lastUpdated, everywhere: true }).expect(200);
    const open: { slug: string }[] = (await read('/api/stores')).body;
    expect(open.length).toBeGreaterThan(1);
    for (const { slug } of open)
      expect((await read(`/api/admin/settings?store=${slug}`)).body).toMatchObject({ lastUpdated });
    expect((await events('store.updated')).length - before).toBe(open.length);
    await send('patch', '/api/admin/settings', { lastUpdated, everywhere: true }).expect(200);
    expect((await events('store.updated')).length - before).toBe(open.length);
    const named = await send('patch', '/api/admin/settings?store=north', { lastUpdated, everywhere: true }).expect(400);
    expect(named.body.message).toBe('everywhere means every store: please name none.');
  });
});

describe('the closures of a store', () => {
  it('closures are shown to shoppers for two weeks and to staff for good', async () => {
    const path = `${STORES}/${await idOf('north')}/closures`;
    const hours = [{ from: '10:00', to: '12:00' }];
    await send('put', `${path}/${today()}`, { hours, reason: 'Stocktaking' }).expect(200);
    const { body } = await send('put', `${path}/${addDays(today(), 15)}`, { hours: null, reason: 'Holiday' }).expect(
      200,
    );
    expect(body.closures).toHaveLength(2);
    const shown = [{ day: today(), hours, reason: 'Stocktaking' }];
    expect((await read('/api/stores/north')).body.closures).toEqual(shown);
    expect((await read('/api/stores')).body[1].closures).toEqual(shown);
    expect((await read('/api/stores')).body[0].closures).toHaveLength(1);
    await send('put', `${path}/${today()}`, { hours: null, reason: 'Flood' }).expect(200);
    expect((await read('/api/stores/north')).body.closures).toEqual([{ day: today(), hours: null, reason: 'Flood' }]);
  });

  it('the public list of stores reads no closures that it does not show, and a copy takes its closures over at once', async () => {
    await database.query(
      `INSERT INTO catalog.store_closure (store_id, day, hours, reason)
       SELECT id, current_date + n, NULL, 'Far away' FROM catalog.store, generate_series(100, 200) AS n WHERE slug = 'north'`,
    );
    const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    await read('/api/stores').expect(200);
    const answers = await Promise.all(statements.mock.results.map(({ value }) => value));
    expect(JSON.stringify(answers)).toContain('Flood');
    expect(JSON.stringify(answers)).not.toContain('Far away');
    statements.mockClear();
    await send('post', STORES, draft('second-north', { copyFrom: 'north' })).expect(201);
    expect(statements.mock.calls.length).toBeLessThan(60);
    statements.mockRestore();
    expect((await read('/api/admin/stores')).text.split('Far away').length).toBeGreaterThan(200);
    await database.query(`DELETE FROM catalog.store_closure WHERE reason = 'Far away'`);
    await database.query(`DELETE FROM catalog.store WHERE slug = 'second-north'`);
  });

  it('closures on past or invalid days are refused, and unknown ones cannot be removed', async () => {
    const path = `${STORES}/${await idOf('north')}/closures`;
    const closure = { hours: null, reason: 'Flood' };
    expect((await send('put', `${path}/${addDays(today(), -1)}`, closure).expect(400)).body.message).toBe(
      'This day has already ended at the store.',
    );
    await send('put', `${path}/2026-02-31`, closure).expect(400);
    await send('put', `${path}/${today()}`, { hours: null }).expect(400);
    await send('delete', `${path}/${addDays(today(), 9)}`).expect(404);
  });

  it('closures stay in the events of a change of settings', async () => {
    await send('patch', '/api/admin/settings?store=north', { status: 'paused' }).expect(200);
    const [last] = (await events('store.updated')).slice(-1);
    expect(last?.after).toMatchObject({ status: 'paused', closures: [{ day: today() }, { reason: 'Holiday' }] });
    expect((await read('/api/admin/settings')).body.status).toBe('live');
  });
});

describe('a store that is renamed', () => {
  it('a renamed store is still found by its old name, which gives the new one', async () => {
    const id = await idOf('north');
    await send('patch', `${STORES}/${id}`, { slug: 'upper' }).expect(200);
    for (const path of [
      '/api/products?store=',
      '/api/restaurant/products?store=',
      '/api/admin/settings?store=',
      '/api/stores/',
    ]) {
      const [old, now] = [await read(`${path}north`).expect(200), await read(`${path}upper`).expect(200)];
      expect([old.body, old.headers['x-store']]).toEqual([now.body, 'upper']);
      expect(now.headers).not.toHaveProperty('x-store');
    }
    expect((await read('/api/products').expect(200)).headers).not.toHaveProperty('x-store');
    expect((await events('store.updated')).at(-1)).toMatchObject({ after: { formerSlugs: ['north'] } });
  });

  it('a renamed store keeps its old name reserved, and may take it back', async () => {
    const taken = 'north was the short name of another store, and links with it still lead there.';
    expect((await send('post', STORES, draft('north')).expect(409)).body.message).toBe(taken);
    const main = await idOf('main');
    expect((await send('patch', `${STORES}/${main}`, { slug: 'north' }).expect(409)).body.message).toBe(taken);
    await send('patch', `${STORES}/${main}`, { slug: 'upper' }).expect(409);
    await send('patch', `${STORES}/${await idOf('upper')}`, { slug: 'north' }).expect(200);
    expect((await read('/api/stores/upper')).headers['x-store']).toBe('north');
  });
});

describe('a store that is closed', () => {
  it('a closed store is hidden from the public and read-only for staff until it reopens', async () => {
    const id = await idOf('north');
    await send('patch', `${STORES}/${id}`, { active: false }).expect(200);
    for (const path of [
      '/api/stores/north',
      '/api/stores/upper',
      '/api/products?store=north',
      '/api/admin/settings?store=north',
    ]) {
      await read(path).expect(404);
    }
    expect((await read('/api/stores')).body).toHaveLength(1);
    expect((await read(STORES)).body).toMatchObject([
      { slug: 'main' },
      { slug: 'like-main', active: false },
      { slug: 'north', active: false },
    ]);
    await send('patch', '/api/admin/settings?store=north', { status: 'live' }).expect(404);
    await send('patch', `${STORES}/${id}`, { name: 'New' }).expect(404);
    await send('put', `${STORES}/${id}/closures/2199-01-01`, { hours: null, reason: 'x' }).expect(404);
    expect((await events('store.updated')).at(-1)).toMatchObject({ after: { active: false } });
    await send('patch', `${STORES}/${id}`, { active: true, name: 'North' }).expect(200);
    await read('/api/stores/north').expect(200);
  });

  it('the default store cannot be closed', async () => {
    const main = await idOf('main');
    const { body } = await send('patch', `${STORES}/${main}`, { active: false }).expect(409);
    expect(body.message).toBe('The default store cannot be closed. Make another store the default first.');
  });
});

describe('the default store', () => {
  it('the default store is changed by one call, and lists without a store follow it', async () => {
    const revision = async (): Promise<number> => Number((await read('/api/products')).headers['x-revision']);
    const before = await revision();
    const north = await idOf('north');
    const { body } = await send('patch', `${STORES}/${north}`, { isDefault: true }).expect(200);
    expect(body.isDefault).toBe(true);
    expect((await read('/api/stores')).body).toMatchObject([
      { slug: 'north', isDefault: true },
      { slug: 'main', isDefault: false },
    ]);
    expect(await revision()).toBeGreaterThan(before);
    const [changed] = await events('default-store.changed');
    expect(changed).toMatchObject({ store_id: null, before: { slug: 'main' }, after: { slug: 'north' } });
    const updates = (await events('store.updated')).slice(-2);
    expect(updates.map(({ after }) => after)).toMatchObject([
      { slug: 'north', isDefault: true },
      { slug: 'main', isDefault: false },
    ]);
    await send('patch', `${STORES}/${await idOf('main')}`, { active: false }).expect(200);
    await send('patch', `${STORES}/${north}`, { isDefault: false }).expect(409);
  });

  it('there is exactly one default store under concurrent changes', async () => {
    const ids = await Promise.all(
      ['one', 'two', 'three'].map(async (slug) => (await send('post', STORES, draft(slug)).expect(201)).body.id),
    );
    const answers = await Promise.all(
      ids.map(async (id) => await send('patch', `${STORES}/${id}`, { isDefault: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read('/api/stores')).body.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(
      1,
    );
  });
});
