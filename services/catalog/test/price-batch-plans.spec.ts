import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@larder/kernel';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { PriceBatchRepository, type BatchDetails } from '../src/products/batches/price-batch.repository.js';
import { PriceBatchesService } from '../src/products/batches/price-batches.service.js';
import { StoresService } from '../src/stores/stores.service.js';
import { batchOf, DAY, inSeconds, instant, planBatch, showsPrices, withoutBatches } from './batch-desk.js';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => withoutBatches(desk));

afterEach(() => void jest.restoreAllMocks());

afterAll(async () => desk?.close());

describe('planning', () => {
  it('a batch that overlaps another one in the same store is refused, and the other one is named', async () => {
    await planBatch(desk);
    const { body } = await desk
      .send('post', 'price-batches', batchOf(desk, { name: 'Other', stores: ['b', 'c'] }))
      .expect(409);
    expect(body).toMatchObject({ batch: 'Weekend', store: 'b' });
    expect(body.message).toMatch(/^The batch "Weekend" already sets .* in the store b at that time\.$/);
    await desk.send('post', 'price-batches', batchOf(desk, { stores: ['c'] })).expect(201);
    await desk.send('post', 'price-batches', batchOf(desk, { startsAt: inSeconds(7_300), endsAt: null })).expect(201);
    // The start lies within the other batch's time.
    await desk.send('post', 'price-batches', batchOf(desk, { startsAt: inSeconds(5_000), endsAt: null })).expect(409);
  });

  it.each([
    ['starts as the other ends', `${DAY}T12:00`, `${DAY}T15:00`, 201],
    ['ends as the other starts', `${DAY}T06:00`, `${DAY}T09:00`, 201],
    ['ends a minute later', `${DAY}T06:00`, `${DAY}T09:01`, 409],
    ['is at the start of the other', `${DAY}T09:00`, null, 409],
    ['is at the end of the other', `${DAY}T12:00`, null, 201],
    ['is a while before the other', `${DAY}T08:59`, null, 201],
  ])('a batch that %s is answered as one may expect', async (_what, startsAt, endsAt, status) => {
    await planBatch(desk, { startsAt: `${DAY}T09:00`, endsAt: `${DAY}T12:00` });
    expect((await desk.send('post', 'price-batches', batchOf(desk, { startsAt, endsAt }))).status).toBe(status);
  });

  it('two changes of a product at the same instant are refused', async () => {
    await planBatch(desk, { startsAt: `${DAY}T09:00`, endsAt: null });
    const again = batchOf(desk, { startsAt: `${DAY}T09:00`, endsAt: null });
    expect((await desk.send('post', 'price-batches', again)).status).toBe(409);
  });

  it('a batch can be renamed after another one was planned for the product that its store opted out of', async () => {
    const id = await planBatch(desk);
    await desk.send('post', `price-batches/${id}/exceptions`, { store: 'b', productId: desk.product }).expect(200);
    await planBatch(desk, { name: 'Other', stores: ['b'] });
    const { body } = await desk.send('patch', `price-batches/${id}`, { name: 'Long weekend' }).expect(200);
    expect(body.name).toBe('Long weekend');
  });

  it('a batch can be renamed after one of its products was deleted, and has it again when that is undone', async () => {
    const other = await insertProduct(desk.database, {});
    const items = [desk.product, other].map((productId) => ({ kind: 'retail', productId, ourPrice: 5 }));
    const id = await planBatch(desk, { items });
    const { body: deleted } = await desk.send('delete', `products/${desk.product}`).expect(200);
    const { body: renamed } = await desk.send('patch', `price-batches/${id}`, { name: 'Long weekend' }).expect(200);
    expect(renamed).toMatchObject({ name: 'Long weekend', products: 2 });
    await desk.send('patch', `price-batches/${id}`, { items, startsAt: inSeconds(1) }).expect(200);
    await desk.send('post', `changes/catalog/${deleted.changeId}/undo`).expect(200);
    await showsPrices(desk, 5, 5, 7.99);
  });

  it('of two overlapping batches planned at the same time one is accepted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => desk.send('post', 'price-batches', batchOf(desk, { stores: ['c', 'a'] }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('a batch with a product that was deleted meanwhile is refused without its id in the sentence', async () => {
    const items = [{ kind: 'retail', productId: desk.product, ourPrice: 5 }];
    await desk.send('delete', `products/${desk.product}`).expect(200);
    const { body } = await desk.send('post', 'price-batches', batchOf(desk, { items })).expect(400);
    expect(body.message).toMatch(/^One of these products no longer exists\./);
  });

  it.each([
    ['an unknown store', { stores: ['a', 'nowhere'] }, 404],
    ['an unknown product', { items: [{ kind: 'retail', productId: randomUUID(), ourPrice: 1 }] }, 400],
    ['no store', { stores: [] }, 400],
    ['no item', { items: [] }, 400],
    ['a start that is no time', { startsAt: 'tomorrow' }, 400],
    ['a day that no calendar has', { startsAt: '2027-02-30T09:00' }, 400],
    ['an end before the start', { endsAt: inSeconds(60) }, 400],
  ])('a batch with %s is refused and not saved', async (_what, fields, status) => {
    await desk.send('post', 'price-batches', batchOf(desk, fields)).expect(status);
    expect(await desk.database.query('SELECT * FROM catalog.price_batch')).toEqual([]);
  });

  it('the preview of a batch writes nothing', async () => {
    const { body } = await desk.send('post', 'price-batches', batchOf(desk, { dryRun: true })).expect(201);
    expect(body).toMatchObject({ dryRun: true, products: 1, slips: [] });
    expect(await desk.database.query('SELECT * FROM catalog.price_batch_item')).toEqual([]);
    expect(await desk.logged()).toEqual([]);
  });

  it('a planned batch can be changed and cancelled, a running one only ended', async () => {
    const id = await planBatch(desk);
    const items = [{ kind: 'retail', productId: desk.product, ourPrice: 4 }];
    const { body } = await desk
      .send('patch', `price-batches/${id}`, { name: 'Longer', stores: ['c'], items })
      .expect(200);
    expect(body).toMatchObject({ id, name: 'Longer', stores: [{ store: 'c' }], items });
    await desk.send('post', `price-batches/${id}/end`).expect(409);
    await desk.send('post', `price-batches/${id}/cancel`).expect(200);
    await desk.send('post', `price-batches/${id}/cancel`).expect(409);
    await desk.send('patch', `price-batches/${id}`, { name: 'Late' }).expect(409);
    const running = await planBatch(desk, { startsAt: inSeconds(0) });
    await showsPrices(desk, 5, 5, 7.99);
    await desk.send('post', `price-batches/${running}/cancel`).expect(409);
    await desk.send('patch', `price-batches/${running}`, { name: 'Late' }).expect(409);
    await desk.send('post', `price-batches/${randomUUID()}/end`).expect(404);
  });

  it('a store that opted out stays out when the chain changes the batch', async () => {
    const id = await planBatch(desk);
    await desk.send('post', `price-batches/${id}/exceptions`, { store: 'a' }).expect(200);
    const later = { name: 'Sunday', stores: ['a', 'b', 'c'] };
    const { body } = await desk.send('patch', `price-batches/${id}`, later).expect(200);
    expect(body).toMatchObject({ name: 'Sunday', state: 'planned' });
    expect(body.stores).toMatchObject([
      { store: 'a', state: 'cancelled' },
      { store: 'b', state: 'planned' },
      { store: 'c', state: 'planned' },
    ]);
    await desk.send('patch', `price-batches/${id}`, { stores: ['a'] }).expect(409);
    await desk.send('post', `price-batches/${id}/cancel`).expect(200);
    await desk.send('patch', `price-batches/${id}`, later).expect(409);
  });

  it('a store that closed stays in the batch when it is changed, whether or not the change names it', async () => {
    const id = await planBatch(desk);
    const close = (active: boolean) => desk.send('patch', `stores/${desk.ids['b']}`, { active }).expect(200);
    await close(false);
    const later = { startsAt: `${DAY}T09:00`, endsAt: `${DAY}T12:00` };
    const { body: renamed } = await desk.send('patch', `price-batches/${id}`, { name: 'Later', ...later }).expect(200);
    expect(renamed.stores).toMatchObject([{ store: 'a' }, { store: 'b' }]);
    expect(renamed.stores[1].startsAt).toBe(instant(DAY, '09:00'));
    for (const [stores, saved] of [
      [['c'], ['b', 'c']],
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ]) {
      const { body } = await desk.send('patch', `price-batches/${id}`, { stores }).expect(200);
      expect(body.stores.map(({ store }: { store: string }) => store)).toEqual(saved);
    }
    await desk.send('patch', `price-batches/${id}`, { stores: [] }).expect(409);
    await close(true);
  });

  it('of two batches planned at the same time, only one takes the last free place', async () => {
    await desk.database.query(
      `WITH batch AS (INSERT INTO catalog.price_batch (id, name, starts_at, created_at, of_chain, version)
         SELECT gen_random_uuid(), 'Full', '', now(), false, 1 FROM generate_series(2, $1::int) RETURNING id)
       INSERT INTO catalog.price_batch_store (batch_id, store_id, starts_at, state)
       SELECT id, $2, now() + interval '9 days', 'planned' FROM batch`,
      [LIMITS.openBatches, desk.ids['a']],
    );
    const repository = desk.service.get(PriceBatchRepository);
    const save = repository.save.bind(repository);
    // Both count before either is saved, unless one waits for the other.
    jest.spyOn(repository, 'save').mockImplementation(async (...saved) => pause(300).then(async () => save(...saved)));
    const plans = ['b', 'c'].map(async (store) =>
      desk.send('post', 'price-batches', batchOf(desk, { stores: [store] })),
    );
    expect((await Promise.all(plans)).map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('rolling back is refused before a batch starts', async () => {
    const { body } = await desk.send('post', `price-batches/${await planBatch(desk)}/rollback`).expect(409);
    expect(body.message).toBe('This batch has changed nothing that could be undone.');
  });

  it('concurrent changes of a batch do not overwrite each other', async () => {
    const id = await planBatch(desk);
    const seen = await desk.service.get(PriceBatchRepository).details(id);
    const items = [{ kind: 'retail', productId: desk.product, ourPrice: 4 }];
    await desk.send('patch', `price-batches/${id}`, { stores: ['c'], items }).expect(200);
    const stores = await desk.service.get(StoresService).open();
    const late = desk.service.get(PriceBatchesService).change(seen as BatchDetails, { name: 'Late' }, stores);
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    const { body } = await desk.send('patch', `price-batches/${id}`, { name: 'Late' }).expect(200);
    expect(body).toMatchObject({ name: 'Late', stores: [{ store: 'c' }], items });
  });

  it('a change of a batch that someone else changed since is refused with what is saved', async () => {
    const id = await planBatch(desk);
    const change = (fields: object) => desk.send('patch', `price-batches/${id}`, fields);
    const { body: seen } = await desk.staff(`/api/admin/price-batches/${id}`).expect(200);
    const { body: looked } = await change({ name: 'Mine', version: seen.version, dryRun: true }).expect(200);
    expect([seen.version, looked.version]).toEqual([1, 1]);
    const { body: saved } = await change({ name: 'Mine', version: seen.version }).expect(200);
    expect(saved.version).toBe(2);
    const { body: refused } = await change({ name: 'Theirs', version: seen.version }).expect(409);
    expect(refused).toMatchObject({
      message: 'Somebody else has changed this batch in the meantime.',
      current: { id, name: 'Mine', version: 2 },
    });
    // Without a version the last write wins.
    expect((await change({ name: 'Last' }).expect(200)).body).toMatchObject({ name: 'Last', version: 3 });
  });

  it('a batch that gets another store while it is being cancelled is not cancelled in part', async () => {
    const id = await planBatch(desk);
    const repository = desk.service.get(PriceBatchRepository);
    const seen = await repository.details(id);
    await desk.send('patch', `price-batches/${id}`, { stores: ['a', 'c'] }).expect(200);
    jest.spyOn(repository, 'details').mockResolvedValueOnce(seen);
    const cancelled = desk.service.get(PriceBatchesService).cancel(id);
    await expect(cancelled).rejects.toMatchObject({ code: 'unavailable' });
    const { body } = await desk.staff(`/api/admin/price-batches/${id}`).expect(200);
    expect(body.stores).toMatchObject([{ state: 'planned' }, { state: 'planned' }]);
  });
});

it('a file becomes items of a batch, with the faults of its rows', async () => {
  const csvContent = `id,ourPrice\n${desk.product},5.55\n${randomUUID()},1.00`;
  const { body } = await desk.send('post', 'price-batches/read-file', { csvContent }).expect(200);
  expect(body).toMatchObject({
    items: [{ kind: 'retail', productId: desk.product, ourPrice: 5.55 }],
    unchanged: 0,
    failed: 1,
    errors: [{ row: 3, error: 'There is no product with this id.' }],
    readAs: 'comma-separated, decimal points',
  });
  await desk.send('post', 'price-batches', batchOf(desk, { items: body.items })).expect(201);
  await desk.send('post', 'price-batches/read-file', {}).expect(400);
  await desk.send('post', 'price-batches/read-file', { csvContent: 'id,name\n1,2' }).expect(400);
});

describe('the preview', () => {
  const preview = async (store: string, seconds: number): Promise<number | undefined> => {
    const { body } = await desk.staff(`/api/admin/price-preview?store=${store}&at=${inSeconds(seconds)}`).expect(200);
    return (body.products as { id: string; ourPrice: number }[]).find(({ id }) => id === desk.product)?.ourPrice;
  };

  it('a preview shows each store as it will be at an instant', async () => {
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    await planBatch(desk);
    await planBatch(desk, {
      name: 'From then on',
      startsAt: inSeconds(8_000),
      endsAt: null,
      items: [{ kind: 'retail', productId: desk.product, ourPrice: 4 }],
    });
    expect(await Promise.all([0, 3_700, 7_300, 8_100].map(async (at) => preview('b', at)))).toEqual([6, 5, 6, 4]);
    expect(await Promise.all([0, 3_700, 7_300, 8_100].map(async (at) => preview('c', at)))).toEqual([
      7.99, 7.99, 7.99, 7.99,
    ]);
  });

  it('a preview does not read batches that will be over by then', async () => {
    await planBatch(desk, { name: 'Over by then' });
    await planBatch(desk, { name: 'Runs then', startsAt: inSeconds(7_300), endsAt: inSeconds(9_000) });
    const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    expect(await preview('b', 8_000)).toBe(5);
    const answers = JSON.stringify(await Promise.all(statements.mock.results.map(({ value }) => value)));
    expect(answers).toContain('Runs then');
    expect(answers).not.toContain('Over by then');
  });

  it('a preview marks prices that look like typing errors', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await planBatch(desk, { items: [{ kind: 'retail', productId: desk.product, ourPrice: 0.5 }] });
    const slipsIn = async (store: string, seconds: number): Promise<unknown> =>
      (await desk.staff(`/api/admin/price-preview?store=${store}&at=${inSeconds(seconds)}&as=tv`).expect(200)).body
        .slips;
    const slip = { productId: desk.product, field: 'ourPrice', kind: 'jump', from: 5, to: 0.5, factor: 0.1 };
    expect(await slipsIn('b', 3_700)).toEqual([slip]);
    expect([await slipsIn('b', 60), await slipsIn('c', 3_700)]).toEqual([[], []]);
  });

  it('a preview of a past time or an unknown store is refused', async () => {
    const { body } = await desk.staff(`/api/admin/price-preview?store=b&at=${inSeconds(-3_600)}`).expect(400);
    expect(body.message).toMatch(/^A preview is for a time in the future\./);
    await desk.staff(`/api/admin/price-preview?store=nowhere&at=${inSeconds(60)}`).expect(404);
  });
});
