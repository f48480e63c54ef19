import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductImportResult } from '@larder/contracts';
import request from 'supertest';
import { insertProduct, insertProducts } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const { database, service, replica, admin } = useCatalog({ replica: true });

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.event_log');
});

const post = (csvContent: string, query = '', server = service.server): request.Test =>
  request(server).post(`/api/admin/products/import${query}`).set(admin.headers).send({ csvContent });

const importing = async (csv: string, query = ''): Promise<ProductImportResult> =>
  (await post(csv, query).expect(200)).body;

const rows = async () =>
  await database.query<Record<string, unknown>>('SELECT * FROM catalog.product ORDER BY position');

const events = async () =>
  await database.query<{ type: string; before: unknown; after: unknown; actor_name: string }>(
    `SELECT * FROM catalog.event_log ORDER BY number`,
  );

const HEADER = 'category,description,chineseName,size,retailPrice,ourPrice';

describe('importing products', () => {
  it('an import saves valid rows, lists invalid ones by row and sums up in a sentence', async () => {
    const result = await importing(
      `${HEADER}\nproduce,Bok Choy,小白菜,1 lb,2.99,1.99\nfruit,Pear,,1 lb,1,1\nSeafood,Cod,,1 lb,9.99,cheap\n\nGroceries,"Rice, long",,8 kg,25,20\nMeat - Beef,Brisket,,lb,12.00,9.50\n`,
    );
    expect(result).toEqual({
      success: 3,
      failed: 2,
      errors: [
        { row: 3, error: expect.stringMatching(/^category "fruit" is not one of /) },
        { row: 4, error: 'ourPrice "cheap" is not a price from 0 to 99999.99.' },
      ],
      message: '3 products imported: 3 created, 0 updated, 0 unchanged. 2 rows failed.',
      created: 3,
      updated: 0,
      unchanged: 0,
      createdWithId: 0,
      notes: '',
      readAs: 'comma-separated, decimal points',
      priceChanges: [],
      pricesChanged: 0,
      slips: 0,
      needsSecondPerson: false,
      hash: expect.stringMatching(/^[\w-]{43}$/),
      dryRun: false,
      changeId: expect.any(String),
    });
    expect((await rows()).map(({ description, category }) => [description, category])).toEqual([
      ['Bok Choy', 'produce'],
      ['Rice, long', 'groceries'],
      ['Brisket', 'meat-beef'],
    ]);
  });

  it('an import logs each change, then itself, with its user', async () => {
    const id = await insertProduct(database, { description: 'Cod', category: 'seafood', size: '1 lb', version: 3 });
    await insertProduct(database, {
      description: 'Hake',
      category: 'seafood',
      retailPriceCents: 500,
      ourPriceCents: 400,
    });
    await importing(`${HEADER}\nseafood,Cod,,1 lb,9,8\nseafood,Hake,,1 lb,5,4\nproduce,New,,1 lb,1,1\nx,,,,,\n`);
    const logged = (await events()).slice(2);
    expect(logged).toEqual([
      expect.objectContaining({ type: 'product.created', before: null, actor_name: admin.username }),
      expect.objectContaining({
        type: 'product.updated',
        subject: `product:${id}`,
        before: expect.objectContaining({ id, ourPriceCents: 249, version: 3 }),
        after: expect.objectContaining({ id, ourPriceCents: 800, version: 4 }),
      }),
      expect.objectContaining({
        type: 'products.imported',
        actor_name: admin.username,
        after: { count: 3, created: 1, updated: 1, unchanged: 1, failed: 1 },
      }),
    ]);
    const state = expect.objectContaining({ retailPriceCents: 100, chineseName: null, active: true, version: 1 });
    expect(logged[0]?.after).toEqual(state);
  });

  it("an import's events equal those of single changes", async () => {
    await importing('category,description,size,retailPrice,ourPrice\nproduce,Pea,1 lb,1,1\n');
    const [imported] = await events();
    const draft = { description: 'Bean', category: 'produce', size: '1 lb', retailPrice: 1, ourPrice: 1 };
    await request(service.server).post('/api/admin/products').set(admin.headers).send(draft).expect(201);
    const single = (await events()).at(-1);
    expect({ ...(imported?.after as object), id: '', description: '' }).toEqual({
      ...(single?.after as object),
      id: '',
      description: '',
    });
  });

  it('importing the same file again changes and logs nothing', async () => {
    const file = `${HEADER}\nproduce,Bok Choy,小白菜,1 lb,2.99,1.99\nproduce,Yam,,1 lb,2.99,1.99\n`;
    await importing(file);
    const [before, logged] = [await rows(), (await events()).length];
    expect(await importing(file)).toMatchObject({ success: 2, created: 0, updated: 0, unchanged: 2, failed: 0 });
    expect([await rows(), (await events()).length]).toEqual([before, logged]);
  });

  it('two concurrent imports on two replicas create no duplicates', async () => {
    const file = `${HEADER}\n${Array.from({ length: 300 }, (_, n) => `produce,Item ${n},,1 lb,2,1`).join('\n')}\n`;
    const answers = await Promise.all([post(file), post(file, '', replica.server), post(file)]);
    expect(answers.map(({ status, body }) => [status, body.created + body.unchanged])).toEqual(
      Array(3).fill([200, 300]),
    );
    expect(await rows()).toHaveLength(300);
  });

  it.each([
    [
      'zh-Hant',
      '會匯入 1 件產品：新增 1、更新 0、不變 0。1 行會失敗。按檔案中的識別碼新增：1 件產品。',
      '按檔案中的識別碼新增：1 件產品。',
      '以逗號分隔、小數點為「.」',
      'ourPrice「cheap 平價」不是 0 至 99999.99 的價錢。',
    ],
    [
      'zh-Hans',
      '会导入 1 件产品：新增 1、更新 0、不变 0。1 行会失败。按文件中的识别码新增：1 件产品。',
      '按文件中的识别码新增：1 件产品。',
      '以逗号分隔、小数点为“.”',
      'ourPrice“cheap 平價”不是 0 至 99999.99 的价格。',
    ],
  ])(
    'an import is summed up in %s for those who ask in it, cells as they were typed',
    async (language, ...expected) => {
      const id = '0197a3c0-0000-7000-8000-00000000000a';
      const file = `id,${HEADER}\n${id},produce,Bok Choy,,1 lb,2.99,1.99\n,Seafood,Cod,,1 lb,9.99,cheap 平價\n`;
      const { body } = await post(file, '?dryRun=1').set('accept-language', language).expect(200);
      const { message, notes, readAs, errors } = body as ProductImportResult;
      expect([message, notes, readAs, errors[0]?.error]).toEqual(expected);
    },
  );

  it("an import's preview writes nothing", async () => {
    await insertProduct(database, { description: 'Cod' });
    const before = await rows();
    expect(
      await importing(`${HEADER}\nproduce,Cod,,1 lb,1,1\nproduce,New,,1 lb,1,1\nx,,,,,\n`, '?dryRun=1'),
    ).toMatchObject({
      success: 2,
      failed: 1,
      created: 1,
      updated: 1,
      message: '2 products would be imported: 1 created, 1 updated, 0 unchanged. 1 row would fail.',
      dryRun: true,
    });
    expect(await rows()).toEqual(before);
    expect(await events()).toHaveLength(1);
  });

  it('an import keeps absent columns and clears empty cells', async () => {
    const kept = { detailedDescription: 'kept', imageUrl: '/images/products/a.webp', active: false };
    await insertProduct(database, { description: 'Cod', chineseName: '鱈魚', ...kept });
    await importing(`${HEADER}\nproduce,Cod,,1 lb,1,1\n`);
    expect(await rows()).toEqual([
      expect.objectContaining({
        chinese_name: null,
        detailed_description: 'kept',
        image_url: '/images/products/a.webp',
        active: false,
        position: 0,
      }),
    ]);
  });

  it.each<[string, string, number, string]>([
    [
      'without a required column',
      'category,description,size,retailPrice\nproduce,A,1,1\n',
      400,
      'The file has no column ourPrice.',
    ],
    ['with a column twice', `${HEADER},Size\n`, 400, 'The file has the column size twice.'],
    [
      'with a quote that is not closed',
      `${HEADER}\nproduce,"A,,1,1,1\n`,
      400,
      'The quotes in row 2 are wrong: a quote inside a text is written twice, and each is closed.',
    ],
    ['that is a byte order mark', '\uFEFF', 400, 'csvContent must be the text of a CSV file.'],
    ['of blank cells', ',,\n', 400, 'The file is empty.'],
    ['that is empty', '', 400, 'csvContent must be the text of a CSV file.'],
    ['of more than 5 MB', `${HEADER}\n${'鱈'.repeat(1_800_000)}`, 413, 'File is too large. Maximum size is 5MB.'],
    [
      'that is nearly twice as long in JSON',
      `${HEADER}\n${'"'.repeat(5_500_000)}`,
      413,
      'File is too large. Maximum size is 5MB.',
    ],
  ])('a file %s is refused', async (_what, file, status, message) => {
    const { body } = await post(file).expect(status);
    expect(body).toMatchObject({ message, error: message });
    expect([await rows(), await events()]).toEqual([[], []]);
  });

  it('only rows whose text cannot be stored fail', async () => {
    const result = await importing(`${HEADER}\nproduce,A\0,,1,1,1\nproduce,B\uD800,,1,1,1\nproduce,C,,1,1,1\n`);
    expect(result).toMatchObject({ success: 1, failed: 2, errors: [{ row: 2 }, { row: 3 }] });
  });

  it('every failed row is counted and the first thousand are listed', async () => {
    const result = await importing(`${HEADER}\n${'x,,,,,\n'.repeat(1_500)}`);
    expect([result.success, result.failed, result.errors.length]).toEqual([0, 1_500, 1_000]);
    expect(await events()).toEqual([]);
  });

  it('an import with too many rows or cells is refused', async () => {
    const { body: rowsOnly } = await post(`${HEADER}\n${'x\n'.repeat(2_500_000)}`).expect(400);
    expect(rowsOnly.message).toBe('The file has more than 100000 rows, which is more than a list can hold.');
    const { body: commas } = await post(`${HEADER}\n${','.repeat(5_000_000)}`).expect(400);
    expect(commas.message).toBe('Row 2 has more than 16384 cells.');
    expect(await importing(`${HEADER}\n${'\n'.repeat(5_000_000)}`)).toMatchObject({ success: 0, failed: 0 });
    expect([await rows(), await events()]).toEqual([[], []]);
  });

  it('an import cannot exceed the product limit', async () => {
    await insertProducts(database, 100_000);
    const { body } = await post(`${HEADER}\nproduce,One too many,,1,1,1\n`).expect(400);
    expect(body.message).toBe('There would be more than 100000 products, the most a list can hold.');
    const draft = { description: 'x', size: '1', retailPrice: 1, ourPrice: 1 };
    await request(service.server).post('/api/admin/products').set(admin.headers).send(draft).expect(400);
  });

  it('other requests are answered during a large import', async () => {
    const file = `${HEADER}\n${Array.from({ length: 20_000 }, (_, n) => `produce,"Item ${n}",菜,1 lb,2.49,1.99`).join('\n')}\n`;
    let answered = 0;
    let finished = false;
    const large = post(file).then((answer) => {
      finished = true;
      return answer.body as ProductImportResult;
    });
    while (!finished) {
      await request(service.server).get('/internal/live').expect(200);
      answered++;
    }
    expect(await large).toMatchObject({ success: 20_000, created: 20_000 });
    // Counted instead of timed, because other work on the machine slows both down.
    expect(answered).toBeGreaterThan(10);
  });
});
