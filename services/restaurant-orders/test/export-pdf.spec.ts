import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { OrderExportJob, PlacedOrder, RestaurantProductState } from '@larder/contracts';
import { startTestService, testConfig } from '@larder/testing';
import request from 'supertest';
import { PdfPrinter } from '../src/orders/exports/pdf/pdf-printer.js';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { fileBytes, pdfText } from './file-answer.js';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const PATH = '/api/admin/restaurant/orders';

const { database, service, admin } = useRestaurantOrders({ env: { TRUSTED_ADDRESSES: '127.0.0.1' } });
let stock: WholesaleStock;
let pork: RestaurantProductState;

beforeAll(async () => {
  stock = new WholesaleStock(database, service);
  await stock.open();
  pork = await stock.product({ chineseName: '小白菜牛肉米麵' });
  await stock.code();
  await stock.settled();
});

async function order(fields: Parameters<typeof placement>[1]): Promise<string> {
  const placed = await request(service.server).post('/api/restaurant/order').send(placement(pork, fields)).expect(201);
  return (placed.body as PlacedOrder).orderNumber;
}

const get = (path: string): request.Test =>
  request(service.server).get(`${PATH}/${path}`).set(admin.headers).buffer(true).parse(fileBytes);

describe('a PDF', () => {
  it('the PDF of one order has its number, names in both languages, amounts and notes as they were written', async () => {
    const number = await order({
      quantity: 10,
      isDelivery: true,
      deliveryAddress: '18 King Street',
      discountCode: 'GW88',
      totalAmount: 339.91,
      notes: '从后面进 间。楼',
    });
    const answer = await get(`export/pdf?orderNumber=${number}`).expect(200).expect('content-type', 'application/pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="order_${number}.pdf"`);
    const { text, pages } = await pdfText(answer.body as Buffer);
    expect(pages).toBe(1);
    for (const part of [
      number,
      'Golden Wok 金鑊',
      'Pork belly 五花肉',
      '小白菜牛肉米麵',
      '18 King Street',
      '从后面进 间。楼',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['10 box', '$34.99', '$349.90', 'GW88 (10.0%)', '−$34.99', '$25.00', '$339.91']) {
      expect(text).toContain(part);
    }
  });

  it('the PDF of one order in Chinese has its headings, day and units in Chinese, and typed characters unchanged', async () => {
    const number = await order({ quantity: 10, notes: '从后面进 间。楼', restaurantName: '金鑊酒家' });
    const file = get(`export/pdf?orderNumber=${number}`).set('accept-language', 'zh-Hant');
    const { text } = await pdfText((await file.expect(200)).body as Buffer);
    const labels = ['待確認', '自取：', '上午 9', '下單：', '產品', '數量', '單價', '金額', '小計', '10 盒', '第 1 頁'];
    for (const part of [...labels, '小白菜牛肉米麵', '五花肉', '金鑊酒家', '从后面进 间。楼', '$349.90']) {
      expect(text).toContain(part.normalize('NFKC'));
    }
    expect(text.indexOf('小白菜牛肉米麵')).toBeLessThan(text.indexOf('Pork belly'));
    expect(text).not.toMatch(/Pickup|Placed|Product|Quantity|Price|Subtotal|Total|Notes/);
    // The same order in English is another file; a CSV list is the same for every language.
    expect((await pdfText((await get(`export/pdf?orderNumber=${number}`).expect(200)).body as Buffer)).text).toContain(
      'Pickup',
    );
    const job = async (language: string): Promise<OrderExportJob> => {
      const started = request(service.server)
        .post(`${PATH}/exports`)
        .set(admin.headers)
        .set('accept-language', language);
      return (await started.send({ format: 'csv', filter: { q: number } }).expect(202)).body as OrderExportJob;
    };
    expect((await job('zh-Hant')).id).toBe((await job('en')).id);
  });

  it('the PDF of an unknown order is a 404', async () => {
    expect((await get('export/pdf?orderNumber=261121-XXX-XXX')).status).toBe(404);
  });

  it('the PDF of many orders has each of them', async () => {
    const first = await order({ quantity: 1 });
    const second = await order({ quantity: 2 });
    const { text } = await pdfText((await get('export/pdf?q=lucky').expect(200)).body as Buffer);
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text).toContain('2 orders');
    expect(text).toContain('$104.97');
  });

  it("the PDF renders a restaurant's texts as text, without running or fetching anything", async () => {
    let asked = 0;
    const trap = createServer((_request, answer) => {
      asked += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
    try {
      const notes = [
        `<script>fetch('${url}')</script>`,
        '<iframe src="file:///etc/passwd"></iframe>',
        `<link rel="stylesheet" href="${url}/x.css">`,
        `<img src="${url}/x.png" onerror="document.title='owned'">`,
        '</style><style>@import url(' + url + ')</style>',
        '‮txet‬ 🍜',
      ].join('\n');
      const number = await order({ notes, restaurantName: `<img src=${url}>` });
      const { text } = await pdfText((await get(`export/pdf?orderNumber=${number}`).expect(200)).body as Buffer);
      expect(text).toContain('<script>fetch(');
      expect(text).toContain('<iframe src="file:///etc/passwd">');
      expect(text).not.toContain('root:');
      expect(asked).toBe(0);
    } finally {
      trap.close();
    }
  });

  it('a PDF of more than 2,000 orders is refused', async () => {
    await database.query(
      `WITH more AS (
         INSERT INTO restaurant_orders.restaurant_order
         SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'n' || n,
           'status', 'ready'))).*
           FROM restaurant_orders.restaurant_order AS o, generate_series(1, 2001) AS n
           WHERE o.id = (SELECT id FROM restaurant_orders.restaurant_order LIMIT 1) RETURNING id
       )
       INSERT INTO restaurant_orders.order_items SELECT id, '[{"name":"x"}]' FROM more`,
    );
    const sentence =
      'A PDF holds at most 2,000 orders, and these are 2,001. Please narrow the list, or export it as CSV or Excel.';
    const answer = await request(service.server).get(`${PATH}/export/pdf?status=ready`).set(admin.headers).expect(400);
    expect((answer.body as { message: string }).message).toBe(sentence);
    const started = await request(service.server)
      .post(`${PATH}/exports`)
      .set(admin.headers)
      .send({ format: 'pdf', filter: { status: ['ready'] } })
      .expect(400);
    expect((started.body as OrderExportJob & { message: string }).message).toBe(sentence);
  });

  it('a PDF of more than 40,000 lines is refused with 400, not 503', async () => {
    await database.query(
      `UPDATE restaurant_orders.order_items SET items = (SELECT jsonb_agg(jsonb_build_object('name', 'x', 'n', n))
           FROM generate_series(1, 200) AS n)
        WHERE order_id IN (SELECT id FROM restaurant_orders.restaurant_order WHERE status = 'ready' LIMIT 201)`,
    );
    await database.query(
      `DELETE FROM restaurant_orders.restaurant_order AS o USING restaurant_orders.order_items AS i
        WHERE i.order_id = o.id AND o.status = 'ready' AND jsonb_array_length(i.items) < 200`,
    );
    const answer = await request(service.server).get(`${PATH}/export/pdf?status=ready`).set(admin.headers).expect(400);
    expect((answer.body as { message: string }).message).toMatch(/at most 40,000 lines/);
  });
});

describe('a printer', () => {
  it('a PDF that takes too long is aborted, and the next one is printed', async () => {
    const program = process.env['CHROMIUM_PATH'] ?? '';
    const settings = { program, programFile: null, isSandboxed: false, timeoutMs: 1_000 };
    const printer = new PdfPrinter(settings);
    try {
      await expect(printer.print('<p>x</p>', () => new Promise(() => undefined))).rejects.toThrow('too long');
      settings.timeoutMs = 30_000;
      let bytes = 0;
      await printer.print('<p>x</p>', async (pdf) => {
        for await (const chunk of pdf) bytes += (chunk as Buffer).length;
      });
      expect(bytes).toBeGreaterThan(1_000);
    } finally {
      await printer.onApplicationShutdown();
    }
  });

  it('a long PDF is finished although another one ended a minute ago', async () => {
    const program = process.env['CHROMIUM_PATH'] ?? '';
    const printer = new PdfPrinter({ program, programFile: null, isSandboxed: false, timeoutMs: 90_000 });
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const closings = (): number => timers.mock.calls.filter(([then]) => String(then).includes('this.close()')).length;
    try {
      await printer.print('<p>x</p>', async () => {
        await printer.print('<p>y</p>', async (pdf) => void (await pdf.toArray()));
        expect(closings()).toBe(0);
      });
      expect(closings()).toBe(1);
    } finally {
      timers.mockRestore();
      await printer.onApplicationShutdown();
    }
  });

  it('a PDF that breaks off before it is read does not affect others', async () => {
    const program = process.env['CHROMIUM_PATH'] ?? '';
    const printer = new PdfPrinter({ program, programFile: null, isSandboxed: false, timeoutMs: 30_000 });
    const read = async (pdf: Readable): Promise<void> => {
      pdf.destroy(new Error('Target closed'));
      await new Promise((closed) => pdf.once('close', closed));
      await pdf.toArray();
    };
    try {
      await expect(printer.print('<p>x</p>', read)).rejects.toThrow('Target closed');
    } finally {
      await printer.onApplicationShutdown();
    }
  });
});

describe('while Chromium is being set up', () => {
  it('without Chromium a PDF answers 503 and other files are created', async () => {
    const program = process.env['CHROMIUM_PATH'];
    process.env['CHROMIUM_PATH'] = '';
    process.env['CHROMIUM_PATH_FILE'] = '/nonexistent/chromium';
    const early = await startTestService(
      (config) => RestaurantOrdersModule.for(config),
      testConfig('restaurant-orders', database),
    );
    try {
      const answer = await request(early.server).get(`${PATH}/export/pdf?q=lucky`).set(admin.headers).expect(503);
      expect(answer.headers['retry-after']).toBe('60');
      await request(early.server).get(`${PATH}/export/csv?q=lucky`).set(admin.headers).expect(200);
    } finally {
      process.env['CHROMIUM_PATH'] = program;
      delete process.env['CHROMIUM_PATH_FILE'];
      await early.close();
    }
  });
});
