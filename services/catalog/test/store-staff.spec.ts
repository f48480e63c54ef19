import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;
let ofA: SignedInStaff;
let ofBoth: SignedInStaff;

beforeAll(async () => {
  desk = await StoreDesk.open();
  ofA = await staffOf('a');
  ofBoth = await staffOf('a', 'b');
});

beforeEach(async () => desk.reset());

afterAll(async () => desk?.close());

/** An administrator of only these stores. */
async function staffOf(...slugs: string[]): Promise<SignedInStaff> {
  const staff = await signIn(desk.database, 'admin');
  const ids = slugs.map((slug) => desk.ids[slug]);
  await desk.database.query('UPDATE identity.staff_user SET store_ids = $2 WHERE id = $1', [staff.userId, ids]);
  return staff;
}

const as = (staff: SignedInStaff, method: 'get' | 'patch' | 'put' | 'post' | 'delete', path: string, body?: object) =>
  request(desk.service.server)[method](path).set(staff.headers).send(body);

const priced = (staff: SignedInStaff, query: string, body: object = { ourPrice: 5 }) =>
  as(staff, 'patch', `/api/admin/products/${desk.product}${query}`, body);

describe('an administrator of one store', () => {
  it('an administrator of one store sets its price with or without naming it, and no other price changes', async () => {
    expect((await priced(ofA, '').expect(200)).body).toMatchObject({ ourPrice: 5, own: { ourPrice: 5 } });
    expect(await desk.prices()).toEqual([5, 7.99, 7.99]);
    await priced(ofA, '?store=a', { ourPrice: 4 }).expect(200);
    expect(await desk.prices()).toEqual([4, 7.99, 7.99]);
  });

  it.each([{ description: 'Renamed' }, { category: 'produce' }, { ourPrice: 1, active: false, everywhere: true }])(
    '%j is refused with 403 and changes nothing',
    async (body) => {
      const answer = await priced(ofA, '', body).expect(403);
      expect(answer.body.message).toMatch(/concerns every store of the chain, and you work for some of them\.$/);
      expect(await desk.rows()).toEqual([]);
    },
  );

  it.each(['', '?store=a'])('settings%s of every store are refused with 403', async (query) => {
    const patch = { status: 'paused', everywhere: true };
    const answer = await as(ofA, 'patch', `/api/admin/settings${query}`, patch).expect(403);
    expect(answer.body.message).toContain('everywhere concerns every store of the chain');
  });

  it('another store is a 404 for an administrator of one store, in every call', async () => {
    const answers = await Promise.all([
      priced(ofA, '?store=b'),
      as(ofA, 'put', `/api/admin/${desk.override('b')}`, { ourPrice: 1 }),
      as(ofA, 'delete', `/api/admin/${desk.override('b')}`),
      as(ofA, 'post', '/api/admin/products/reorder?store=b', { productIds: [desk.product] }),
      as(ofA, 'delete', '/api/admin/products/order?store=b'),
      as(ofA, 'get', '/api/products?includeInactive=true&store=b'),
      as(ofA, 'patch', `/api/admin/stores/${desk.ids['b']}`, { weekHours: {} }),
      as(ofA, 'put', `/api/admin/stores/${desk.ids['b']}/closures/2099-01-01`, { hours: null, reason: 'Holiday' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const items = [{ kind: 'retail', productId: desk.product, ourPrice: 1 }];
    await as(ofA, 'post', '/api/admin/overrides/bulk', { stores: ['a', 'b'], items }).expect(404);
    expect(await desk.rows()).toEqual([]);
    await as(ofA, 'post', '/api/admin/overrides/bulk', { stores: ['a'], items }).expect(200);
    expect(await desk.prices()).toEqual([1, 7.99, 7.99]);
  });

  it('an administrator of one store sees whether that store differs from the chain, not how many others do', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const list = async (staff: SignedInStaff) =>
      (await as(staff, 'get', '/api/products?includeInactive=true').expect(200)).body;
    expect(await list(ofA)).toMatchObject([{ own: { version: 0 }, ourPrice: 7.99 }]);
    expect(await list(ofBoth)).toMatchObject([{ differs: 1 }]);
    expect((await list(await staffOf('a', 'c')))[0]).not.toHaveProperty('differs');
    const matrix = await as(ofA, 'get', '/api/admin/overrides/matrix').expect(200);
    expect(matrix.body).toMatchObject({ stores: ['a'], rows: [{ stores: {} }] });
  });

  it('an administrator of one store sets its hours and closures, and nothing else', async () => {
    const own = `/api/admin/stores/${desk.ids['a']}`;
    const weekHours = { mon: [{ from: '09:00', to: '17:00' }] };
    await as(ofA, 'patch', own, { weekHours }).expect(200);
    await as(ofA, 'put', `${own}/closures/2099-01-01`, { hours: null, reason: 'Holiday' }).expect(200);
    await as(ofA, 'delete', `${own}/closures/2099-01-01`).expect(200);
    const refused = await as(ofA, 'patch', own, { weekHours, name: 'Mine' }).expect(403);
    expect(refused.body.message).toContain('name concerns every store');
    await as(ofA, 'patch', own, { active: false }).expect(403);
  });
});

describe('a closed store', () => {
  it('a closed store can be read by staff, and its only administrator cannot change anything there', async () => {
    await desk.setIn('c', { ourPrice: 5 }).expect(200);
    const ofC = await staffOf('c');
    await desk.database.query(`UPDATE catalog.store SET active = false WHERE slug = 'c'`);
    const list = await as(ofC, 'get', '/api/products?includeInactive=true&store=c').expect(200);
    expect(list.body).toMatchObject([{ ourPrice: 5 }]);
    const file = await as(ofC, 'get', '/api/admin/products/export').expect(200);
    expect(file.text).toContain('5.00');
    await priced(ofC, '').expect(404);
    await as(ofC, 'post', '/api/admin/products/reorder', { productIds: [desk.product] }).expect(404);
    await desk.database.query(`UPDATE catalog.store SET active = true WHERE slug = 'c'`);
  });
});

describe('an administrator of several stores', () => {
  it('an administrator of several stores must name the store of a price', async () => {
    const { body } = await priced(ofBoth, '').expect(400);
    expect(body.message).toContain('say which one');
    expect(await desk.rows()).toEqual([]);
    await priced(ofBoth, '?store=b').expect(200);
    expect(await desk.prices()).toEqual([7.99, 5, 7.99]);
  });
});
