import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderExportJob, PlacedOrder, RestaurantOrder, RestaurantProductState } from '@larder/contracts';
import { eventually, signIn, startTestService, testConfig, type SignedInStaff } from '@larder/testing';
import exceljs from 'exceljs';
import request from 'supertest';
import { ExportJobRepository } from '../src/orders/exports/jobs/export-job.repository.js';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { fileBytes } from './file-answer.js';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const PATH = '/api/admin/restaurant/orders';

const { database, service, admin } = useRestaurantOrders({ env: { TRUSTED_ADDRESSES: '127.0.0.1' } });
let stock: WholesaleStock;
let pork: RestaurantProductState;
const numbers: string[] = [];

beforeAll(async () => {
  stock = new WholesaleStock(database, service);
  await stock.open();
  pork = await stock.product({ chineseName: '五花腩' });
  await stock.settled();
  await order({ quantity: 3, notes: 'ring "twice",\r\nthen wait 间。楼', restaurantName: '=HYPERLINK("http://x")' });
  await order({ quantity: 20, isDelivery: true, totalAmount: 699.8, restaurantName: 'Lucky 金' });
});

async function order(fields: Parameters<typeof placement>[1]): Promise<void> {
  const placed = await request(service.server).post('/api/restaurant/order').send(placement(pork, fields)).expect(201);
  numbers.push((placed.body as PlacedOrder).orderNumber);
}

const get = (path: string, who: SignedInStaff = admin): request.Test =>
  request(service.server).get(`${PATH}/${path}`).set(who.headers).buffer(true).parse(fileBytes);
const post = (body: object, who: SignedInStaff = admin): request.Test =>
  request(service.server).post(`${PATH}/exports`).set(who.headers).send(body);

const text = (answer: request.Response): string => (answer.body as Buffer).toString('utf8');

describe('an export as CSV', () => {
  it('the CSV has one row per order, newest first, quoted and guarded against formulas', async () => {
    const answer = await get('export/csv').expect(200).expect('content-type', 'text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="restaurant_orders_\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text(answer).startsWith('\uFEFFOrder Number,Status,Restaurant,Contact Person,')).toBe(true);
    const rows = text(answer).split(/\r\n(?=\d{6}-)/);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(`${numbers[1]},pending,Lucky 金,`);
    expect(rows[1]).toContain(',20 box Pork belly 五花肉 @ 34.99,699.80,,0.00,0.00,699.80,');
    expect(text(answer).split('\r\n')[0]).toMatch(/,Updated At,Items in Chinese$/);
    expect(rows[1]).toContain(',20 box 五花腩');
    expect(rows[2]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(rows[2]).toContain('"ring ""twice"",\r\nthen wait 间。楼"');
  });

  it('an export follows the filters of the list', async () => {
    expect(text(await get('export/csv?q=lucky').expect(200)).match(/\d{6}-\w{3}-\w{3}/g)).toEqual([numbers[1]]);
    expect(text(await get('export/csv?status=delivered').expect(200))).not.toMatch(/\d{6}-\w{3}-\w{3}/);
    expect(text(await get('export/csv?dateFilterType=today').expect(200))).toContain(numbers[0]);
    for (const wrong of [
      'status=foo',
      'dateFilterType=quarter&quarter=5',
      'dateFilterType=custom',
      'month=13',
      'year=abc',
    ]) {
      expect((await get(`export/csv?${wrong}`)).status).toBe(400);
    }
  });

  it('an export is reused until an order changes', async () => {
    const jobs = async (): Promise<unknown[]> => await database.query('SELECT id FROM restaurant_orders.export_job');
    await get('export/csv?q=box').expect(200);
    const before = (await jobs()).length;
    await get('export/csv?q=box').expect(200);
    expect(await jobs()).toHaveLength(before);
    const list = await request(service.server).get(PATH).set(admin.headers).expect(200);
    const [{ id } = { id: '' }] = list.body as RestaurantOrder[];
    await request(service.server)
      .patch(`${PATH}/${id}/status`)
      .set(admin.headers)
      .send({ status: 'confirmed' })
      .expect(200);
    expect(text(await get('export/csv?q=lucky').expect(200))).toContain(`${numbers[1]},confirmed,`);
  });
});

describe('an export as Excel', () => {
  it('more orders than a sheet of Excel has rows are refused before the file is made', async () => {
    const tally = `INSERT INTO restaurant_orders.order_tally (store_id, day, status, orders, cents, is_folded)
      SELECT id, '2001-01-01', 'delivered', $1, 0, false FROM restaurant_orders.store_copy WHERE is_default`;
    await database.query(tally, [1_048_574]);
    const { body } = await get('export/xlsx').expect(400);
    await database.query(tally, [-1_048_574]);
    expect(JSON.parse(String(body)).message).toBe(
      'An Excel file holds at most 1,048,575 orders, and these are 1,048,576. Please narrow the list, or export it as CSV.',
    );
  });

  it('the Excel file has numeric amounts and no formulas', async () => {
    const answer = await get('export/xlsx').expect(200);
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(answer.body as unknown as exceljs.Buffer);
    const sheet = workbook.getWorksheet('Restaurant Orders');
    expect(sheet?.getCell('A1').value).toBe('Order Number');
    expect(sheet?.getCell('S2').value).toBe(699.8);
    expect(sheet?.getCell('C3').value).toBe(`'=HYPERLINK("http://x")`);
    expect(sheet?.rowCount).toBe(3);
  });
});

describe('an export of chosen orders', () => {
  it('an export of selected orders has exactly those, in any format', async () => {
    const list = await request(service.server).get(PATH).set(admin.headers).expect(200);
    const [first, second] = (list.body as RestaurantOrder[]).map(({ id }) => id);
    const ghost = '0197a3c0-0000-7000-8000-00000000dead';
    const answer = await get(`export/bulk?orderIds=${second},${second},${ghost}&format=csv`).expect(200);
    expect(text(answer).match(/\d{6}-\w{3}-\w{3}/g)).toEqual([numbers[0]]);
    const both = await get(`export/bulk?orderIds=${first},${second}&format=csv`).expect(200);
    expect(text(both).match(/\d{6}-\w{3}-\w{3}/g)).toEqual([numbers[1], numbers[0]]);
    for (const wrong of ['orderIds=x&format=csv', `orderIds=${first}&format=exe`, 'format=csv', `orderIds=${first}`]) {
      expect((await get(`export/bulk?${wrong}`)).status).toBe(400);
    }
  });
});

describe('an export that takes a while', () => {
  it('an export job is started, polled and downloaded by its requester only', async () => {
    const started = (await post({ format: 'csv', filter: { status: ['pending', 'confirmed'] } }).expect(202))
      .body as OrderExportJob;
    const { url } = await eventually(async () => {
      const { body } = await request(service.server)
        .get(`${PATH}/exports/${started.id}`)
        .set(admin.headers)
        .expect(200);
      expect(body).toMatchObject({ id: started.id, state: 'done', progress: 1, orders: 2, error: null });
      return body as OrderExportJob;
    });
    const file = await request(service.server)
      .get(String(url))
      .set(admin.headers)
      .buffer(true)
      .parse(fileBytes)
      .expect(200);
    expect(text(file)).toContain(numbers[0]);
    const other = await signIn(database, 'order');
    await request(service.server).get(`${PATH}/exports/${started.id}`).set(other.headers).expect(404);
    await request(service.server).get(String(url)).set(other.headers).expect(404);
    const logged = await database.query<{ after: object }>(
      `SELECT after FROM restaurant_orders.event_log WHERE type = 'restaurant-orders.exported' ORDER BY number DESC LIMIT 1`,
    );
    expect(logged).toEqual([{ after: { count: 2, format: 'csv' } }]);
  });

  it('an export of a dead process is taken over', async () => {
    const { id } = (await post({ format: 'csv', filter: { q: 'pork' } }).expect(202)).body as OrderExportJob;
    await eventually(async () => {
      expect(await database.query('SELECT state FROM restaurant_orders.export_job WHERE id = $1', [id])).toEqual([
        { state: 'done' },
      ]);
    });
    await database.query(
      `UPDATE restaurant_orders.export_job SET state = 'running', lease_until = now() - interval '1 second',
         lease_token = gen_random_uuid() WHERE id = $1`,
      [id],
    );
    await get(`export/csv?job=${id}`).expect(200);
  });

  it('an export lost by Redis is queued again', async () => {
    const { id } = (await post({ format: 'csv', filter: { q: 'rice' } }).expect(202)).body as OrderExportJob;
    await eventually(async () => {
      const { body } = await request(service.server).get(`${PATH}/exports/${id}`).set(admin.headers);
      expect((body as OrderExportJob).state).toBe('done');
    });
    await database.query(
      `UPDATE restaurant_orders.export_job SET state = 'queued', created_at = now() - interval '10 seconds' WHERE id = $1`,
      [id],
    );
    await get(`export/csv?job=${id}`).expect(200);
  });

  it('an export of too many ids or an unknown format is refused', async () => {
    const ids = Array.from({ length: 5_001 }, (_, n) => `0197a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`);
    expect((await post({ format: 'csv', orderIds: ids })).status).toBe(400);
    expect((await post({ format: 'exe' })).status).toBe(400);
    expect((await post({ format: 'csv', filter: { status: ['foo'] } })).status).toBe(400);
  });
});

describe('a page of another site', () => {
  it('a refused export starts no job', async () => {
    const before = await database.query('SELECT id FROM restaurant_orders.export_job');
    const answer = await get('export/csv?q=evil').set('sec-fetch-site', 'cross-site').expect(403);
    expect(JSON.parse(text(answer))).toMatchObject({ message: 'Exports can only be started from Larder.' });
    expect(await database.query('SELECT id FROM restaurant_orders.export_job')).toEqual(before);
    await get('export/csv').set('sec-fetch-site', 'none').expect(200);
  });
});

describe('without Redis', () => {
  it('without Redis an export is still created', async () => {
    const alone = await startTestService(
      (each) => RestaurantOrdersModule.for(each),
      testConfig('restaurant-orders', database, { REDIS_URL: 'redis://127.0.0.1:1/0' }),
    );
    try {
      const answer = await request(alone.server)
        .get(`${PATH}/export/csv?q=lucky`)
        .set(admin.headers)
        .buffer(true)
        .parse(fileBytes)
        .expect(200);
      expect(text(answer)).toContain('Lucky 金');
    } finally {
      await alone.close();
    }
  });
});

describe('a finished export', () => {
  const finished = async (who: SignedInStaff): Promise<string> => {
    const { id } = (await post({ format: 'csv' }, who).expect(202)).body as OrderExportJob;
    await get(`export/csv?job=${id}`, who).expect(200);
    return id;
  };

  it('a finished export is gone for a user who may no longer see all its stores', async () => {
    const manager = await signIn(database, 'admin');
    const id = await finished(manager);
    await database.query('UPDATE identity.staff_user SET store_ids = ARRAY[gen_random_uuid()] WHERE id = $1', [
      manager.userId,
    ]);
    await get(`export/csv?job=${id}`, manager).expect(404);
    await request(service.server).get(`${PATH}/exports/${id}`).set(manager.headers).expect(404);
  });

  it('an export job stores the request and no SQL', async () => {
    const id = await finished(admin);
    const [job] = await database.query<{ request: object }>(
      'SELECT request FROM restaurant_orders.export_job WHERE id = $1',
      [id],
    );
    expect(job?.request).toMatchObject({ format: 'csv', selection: { filter: {} }, storeIds: null });
    expect(JSON.stringify(job?.request)).not.toContain('WHERE');
  });

  it('an export is kept while it is being downloaded, and otherwise deleted after an hour', async () => {
    const [read, left] = [await finished(admin), await finished(await signIn(database, 'admin'))];
    await database.query(
      `UPDATE restaurant_orders.export_job SET created_at = now() - interval '2 hours',
              last_read_at = CASE WHEN id = $1 THEN now() - interval '1 minute' ELSE now() - interval '20 minutes' END
        WHERE id = ANY($2::uuid[])`,
      [read, [read, left]],
    );
    await service.get(ExportJobRepository).table.tidy();
    await get(`export/csv?job=${read}`).expect(200);
    const rows = await database.query('SELECT 1 FROM restaurant_orders.export_job WHERE id = $1', [left]);
    expect(rows).toEqual([]);
  });
});
