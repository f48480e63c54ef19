import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { OrderFilterQuery } from '../orders/order-list.contract.js';
import { ProductListQuery, ProductPatch } from '../product.contract.js';
import { LoginRequest } from '../session.contract.js';
import { MayBeAbsent, Nullable } from './absence.field.js';
import { isContract } from './field.js';
import { ListOf, ListOfIds } from './nested.field.js';
import { StoreSlugs } from './store-slug.field.js';
import { Id, IdOf, Instant, Text } from './text.field.js';

class Line {
  @Text(5, { min: 1 })
  name!: string;
}

class Basket {
  @Id()
  id!: string;

  @Instant()
  at!: string;

  @ListOf(() => Line, 2)
  lines!: Line[];

  @MayBeAbsent()
  @Nullable()
  @Text(3)
  note?: string | null;
}

const basket = { id: '0197a3c0-0000-7000-8000-000000000001', at: '2026-11-21T10:00:00Z', lines: [{ name: 'a' }] };

/** The first sentence of each refused field. */
function refusals(contract: new () => object, plain: object): string[] {
  const errors = validateSync(plainToInstance(contract, plain), { whitelist: true, stopAtFirstError: true });
  return errors
    .flatMap((e) => [e, ...(e.children ?? []).flatMap((c) => c.children ?? [])])
    .flatMap((e) => Object.values(e.constraints ?? {}));
}

class Ids {
  @IdOf('Product')
  path!: string;

  @ListOfIds(2)
  list!: string[];
}

describe('contract fields', () => {
  it('ids are converted to the spelling of the database', () => {
    const shouted = basket.id.toUpperCase();
    expect(plainToInstance(Basket, { ...basket, id: shouted }).id).toBe(basket.id);
    expect(plainToInstance(Ids, { path: shouted, list: [shouted] })).toEqual({ path: basket.id, list: [basket.id] });
    expect(refusals(Ids, { path: shouted, list: [shouted, basket.id] })).toHaveLength(1);
  });

  it('a list of stores takes short names only, never a text of another shape', () => {
    class Query {
      @StoreSlugs(2) stores!: string[];
    }
    expect(refusals(Query, { stores: 'richmond-hill' })).toEqual([]);
    expect(refusals(Query, { stores: ['richmond-hill', 'markham'] })).toEqual([]);
    for (const stores of [['users.password_hash'], ['Markham'], [''], ['a', 'b', 'c'], [1], ['a'.repeat(200)], null]) {
      expect(refusals(Query, { stores })).toEqual(["stores must be at most 2 stores' short names."]);
    }
  });

  it('fields accept what the contract allows', () => {
    expect(refusals(Basket, basket)).toEqual([]);
    expect(refusals(Basket, { ...basket, note: null })).toEqual([]);
    expect(refusals(Basket, { ...basket, at: '2028-02-29T23:59:59.5-05:00' })).toEqual([]);
    expect(refusals(Basket, { ...basket, note: 'abc' })).toEqual([]);
  });

  it.each([
    [{ id: 'x' }, 'id must be an id.'],
    [{ at: '2026-13-01T00:00:00Z' }, 'at must be a date and time.'],
    [{ at: '2026-02-31T00:00:00Z' }, 'at must be a date and time.'],
    [{ at: '2027-02-29T00:00:00+08:00' }, 'at must be a date and time.'],
    [{ at: '2026-04-31T23:59Z' }, 'at must be a date and time.'],
    [{ at: '2026-11-21T24:00:00Z' }, 'at must be a date and time.'],
    [{ at: '2026-11-21T10:00:00+24:00' }, 'at must be a date and time.'],
    [{ at: '2026-11-21' }, 'at must be a date and time.'],
    [{ at: '0001-11-21T00:00:00Z' }, 'at must be a date and time.'],
    [{ lines: [{ name: '' }] }, 'name must be text of 1 to 5 characters.'],
    [{ lines: [{ name: 'a\0' }] }, 'name must be text of 1 to 5 characters.'],
    [{ lines: [{ name: '\ud800' }] }, 'name must be text of 1 to 5 characters.'],
    [{ lines: [{ name: '\u200b\u2060' }] }, 'name must be text of 1 to 5 characters.'],
    [{ lines: [null] }, 'lines must be a list of at most 2 objects.'],
    [{ lines: ['a'] }, 'lines must be a list of at most 2 objects.'],
    [{ lines: [[]] }, 'lines must be a list of at most 2 objects.'],
    [{ note: 5 }, 'note must be text of at most 3 characters.'],
  ])('the body %j is refused with a sentence', (wrong, sentence) => {
    expect(refusals(Basket, { ...basket, ...wrong })).toEqual([sentence]);
  });

  it('lists that are too long and items that are not objects are refused', () => {
    expect(refusals(Basket, { ...basket, lines: [1, 2, 3].map(() => ({ name: 'a' })) })).toContain(
      'lines must be a list of at most 2 objects.',
    );
    expect(validateSync(plainToInstance(Basket, { ...basket, lines: ['x'] })).length).toBe(1);
  });

  it('fields distinguish absent from null', () => {
    expect(refusals(ProductPatch, {})).toEqual([]);
    expect(refusals(ProductPatch, { chineseName: null })).toEqual([]);
    expect(refusals(ProductPatch, { description: null })).toEqual(['description must be text of 1 to 200 characters.']);
  });

  it.each([-0.01, 0.001, 100_000, '5', null, Number.NaN, Number.POSITIVE_INFINITY, [], {}, true])(
    'refuse %p as a price',
    (ourPrice) => {
      expect(refusals(ProductPatch, { ourPrice })).toEqual([
        'ourPrice must be an amount from 0 to 99999.99 with at most two decimals.',
      ]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x.png',
    'http://169.254.169.254/',
    '/images/products/../../etc/passwd',
    '/api/admin/logout',
    '/images/products/x.svg',
    '/images/products/%2e%2e/x.png',
    '/images/products/a%2fb.png',
    '/images/products/a"b.png',
  ])('the picture reference %p is refused', (imageUrl) => {
    expect(refusals(ProductPatch, { imageUrl })).toHaveLength(1);
  });

  it.each([
    '/images/products/cod-fillet_1.webp',
    '/images/products/牛肉 fillet（大）.JPG',
    '/images/products/%E7%89%9B%E8%82%89%20fillet.jpg',
    'https://example.com/a,b.jpg?c=d',
  ])('the picture reference %p is taken', (imageUrl) => {
    expect(refusals(ProductPatch, { imageUrl })).toEqual([]);
  });

  it.each(['all', 'pending,all'])('the status %s narrows nothing', (status) => {
    expect(refusals(OrderFilterQuery, { status })).toEqual([]);
    expect(plainToInstance(OrderFilterQuery, { status }).status).toBeUndefined();
  });

  it('a day may be sent as an instant where it is expected in a request', () => {
    for (const startDate of ['2026-11-21', '2026-11-21T23:30:00-05:00', '2026-11-22T04:30:00.000Z']) {
      expect(refusals(OrderFilterQuery, { startDate })).toEqual([]);
    }
    for (const startDate of ['2026-02-31', '2026-02-31T10:00:00Z', '2026-11-21T10:00', '']) {
      expect(refusals(OrderFilterQuery, { startDate })).toEqual([
        'startDate must be a day as YYYY-MM-DD or an ISO 8601 date and time.',
      ]);
    }
  });

  it('numbers and flags of a query are parsed strictly', () => {
    const query = plainToInstance(ProductListQuery, { rev: '12', includeInactive: 'true' });
    expect(query).toEqual({ rev: 12, includeInactive: true });
    expect(refusals(ProductListQuery, { rev: '1e3' })).toHaveLength(1);
    expect(refusals(ProductListQuery, { includeInactive: ['true', 'false'] })).toHaveLength(1);
  });

  it("a password's limit is in bytes", () => {
    expect(refusals(LoginRequest, { username: 'a', password: '密'.repeat(341) })).toEqual([]);
    expect(refusals(LoginRequest, { username: 'a', password: '密'.repeat(342) })).toHaveLength(1);
  });

  it('classes with fields are registered as contracts', () => {
    expect([isContract(Basket), isContract(Object), isContract('x')]).toEqual([true, false, false]);
  });
});
