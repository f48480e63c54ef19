import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Product, ProductImportResult } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const { database, service, admin } = useCatalog();
let reader: SignedInStaff;

beforeAll(async () => {
  reader = await signIn(database, 'read-only');
});

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.event_log');
});

const importing = async (csvContent: string): Promise<ProductImportResult> => {
  const post = request(service.server).post('/api/admin/products/import').set(admin.headers);
  return (await post.send({ csvContent }).expect(200)).body;
};

/** Requests like a browser's navigation: only with the cookie. */
const download = async (path: string): Promise<request.Response> =>
  await request(service.server)
    .get(`/api/admin/products/${path}`)
    .set({ cookie: `larder_session=${reader.sessionId}` })
    .expect(200);

describe('exporting products', () => {
  it('the product export is named by date, has a byte order mark and is logged', async () => {
    await insertProduct(database, { description: 'Cod, black', chineseName: '鱈魚', position: 2 });
    await insertProduct(database, { description: '=1+1', position: 1, ourPriceCents: 5, active: false });
    const { headers, text } = await download('export?includeInactive=true');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="products_export_\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFid,category,description,chineseName,size,retailPrice,ourPrice,active,imageUrl,detailedDescription',
    );
    expect(lines[1]).toMatch(/^[0-9a-f-]{36},produce,'=1\+1,,1 lb,2\.99,0\.05,false,,$/);
    expect(lines[2]).toMatch(/^[0-9a-f-]{36},produce,"Cod, black",鱈魚,1 lb,2\.99,2\.49,true,,$/);
    expect(lines.slice(3)).toEqual(['']);
    const logged = await database.query<object>(`SELECT * FROM catalog.event_log WHERE type = 'products.exported'`);
    expect(logged).toEqual([expect.objectContaining({ actor_name: reader.username, after: { count: 2 } })]);
  });

  it('the product export omits inactive products unless requested', async () => {
    await insertProduct(database, { active: false });
    expect((await download('export')).text.split('\r\n')).toHaveLength(2);
  });

  it('an export imports into the same and into an empty list as the same products', async () => {
    const texts = ["'=x", '@home "so"', '-5\n°C, cold', "'n Appel", '+1; 2', 'tab\tinside', '🥬 大白菜'];
    for (const [position, text] of texts.entries()) {
      await insertProduct(database, { description: text, detailedDescription: text, chineseName: text, position });
    }
    const list = async (): Promise<Product[]> => (await request(service.server).get('/api/products').expect(200)).body;
    const before = await list();
    const { text: file } = await download('export?includeInactive=true');
    expect(await importing(file)).toMatchObject({ success: texts.length, unchanged: texts.length, failed: 0 });
    await request(service.server).delete('/api/admin/products/all').set(admin.headers).expect(200);
    expect(await importing(file)).toMatchObject({ created: texts.length, createdWithId: texts.length, failed: 0 });
    expect(await list()).toEqual(before);
    await request(service.server).delete('/api/admin/products/all').set(admin.headers).expect(200);
    const withoutIds = file.replaceAll(/^[0-9a-f-]{36}(?=,)/gm, '');
    expect(await importing(withoutIds)).toMatchObject({ created: texts.length });
    const content = (products: Product[]) => products.map((product) => Object.values(product).slice(1));
    expect(content(await list())).toEqual(content(before));
  });
});

describe('the template', () => {
  it('the product template has six columns and can be imported as is', async () => {
    const { headers, text } = await download('template');
    expect(headers['content-disposition']).toBe('attachment; filename="products_template.csv"');
    expect(text).toBe('\uFEFFcategory,description,chineseName,size,retailPrice,ourPrice\r\n');
    expect(await importing(text)).toMatchObject({
      success: 0,
      failed: 0,
      message: 'The file has a header and no rows, so there was nothing to import.',
    });
    expect(await database.query('SELECT * FROM catalog.event_log')).not.toContainEqual(
      expect.objectContaining({ type: 'products.imported' }),
    );
  });
});
