import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductImportResult } from '@larder/contracts';
import exceljs from 'exceljs';
import request from 'supertest';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const HEADER = 'category,description,chineseName,size,retailPrice,ourPrice';

const { database, service, admin } = useCatalog();

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.event_log');
});

const importing = async (csvContent: string, query = ''): Promise<ProductImportResult> =>
  (
    await request(service.server)
      .post(`/api/admin/products/import${query}`)
      .set(admin.headers)
      .send({ csvContent })
      .expect(200)
  ).body;

const rows = async () =>
  await database.query<Record<string, unknown>>('SELECT * FROM catalog.product ORDER BY position');

describe('the formats of imported files', () => {
  it.each<[string, string, string]>([
    ['commas', `${HEADER}\nproduce,Yam,,1 lb,"2,99","1,5"\n`, 'comma-separated, decimal commas'],
    [
      'semicolons',
      `${HEADER}\nproduce,Yam,,1 lb,"2,99","1,5"\n`.replaceAll(/,(?!99|5)/g, ';'),
      'semicolon-separated, decimal commas',
    ],
    ['tabs', `${HEADER}\nproduce,Yam,,1 lb,2.99,1.50\n`.replaceAll(',', '\t'), 'tab-separated, decimal points'],
  ])('a file separated by %s is read, and its preview says how', async (_what, file, readAs) => {
    await insertProduct(database, { description: 'Yam', retailPriceCents: 299, ourPriceCents: 249 });
    expect(await importing(file, '?dryRun=1')).toMatchObject({
      readAs,
      failed: 0,
      updated: 1,
      pricesChanged: 1,
      slips: 0,
      needsSecondPerson: false,
      hash: expect.stringMatching(/^[\w-]{43}$/),
      priceChanges: [{ row: 2, product: 'Yam, 1 lb', price: 'ourPrice', before: 2.49, after: 1.5 }],
    });
    await importing(file);
    expect(await rows()).toEqual([expect.objectContaining({ retail_price_cents: 299, our_price_cents: 150 })]);
  });

  it('an ambiguous price (thousands or decimals) fails its row', async () => {
    const { errors, updated } = await importing(`${HEADER}\nproduce,Yam,,1 lb,"1,234",1\n`);
    expect([errors, updated]).toEqual([
      [{ row: 2, error: 'retailPrice "1,234" may mean thousands or a fraction: write it like 1234.00 or 1.23.' }],
      0,
    ]);
  });

  it('an Excel file is imported like a CSV file', async () => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('Prices');
    sheet.addRows([
      HEADER.split(','),
      ['produce', "'=Yam", '山药', '1 lb', 2.99, 1.5],
      ['produce', 'Pea', '', 7, 'x', 1],
    ]);
    const xlsxContent = Buffer.from(await book.xlsx.writeBuffer()).toString('base64');
    const send = request(service.server).post('/api/admin/products/import').set(admin.headers);
    const { body } = await send.send({ xlsxContent }).expect(200);
    expect(body).toMatchObject({ created: 1, readAs: 'Excel, sheet “Prices”, decimal points', errors: [{ row: 3 }] });
    expect(await rows()).toEqual([
      expect.objectContaining({ description: '=Yam', chinese_name: '山药', our_price_cents: 150 }),
    ]);
  });

  it.each<[string, object, number, string]>([
    ['nothing', {}, 400, 'csvContent must be the text of a CSV file.'],
    ['no base64', { xlsxContent: '%' }, 400, 'xlsxContent must be an Excel file in base64.'],
    [
      'no workbook',
      { xlsxContent: 'AAAA' },
      400,
      'The Excel file cannot be read. It must be an .xlsx workbook without damage or protection.',
    ],
    [
      'a workbook of more than 5 MB',
      { xlsxContent: Buffer.alloc(5 * 1024 * 1024 + 3).toString('base64') },
      413,
      'File is too large. Maximum size is 5MB.',
    ],
  ])('a file is refused: %s', async (_what, sent, status, message) => {
    const answer = request(service.server).post('/api/admin/products/import').set(admin.headers).send(sent);
    expect((await answer.expect(status)).body.message).toBe(message);
  });
});
