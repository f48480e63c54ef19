import { describe, expect, it } from '@jest/globals';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { PriceNews } from './price-news.ts';

const product = (id: string, ourPrice: number): SignageProduct => ({
  id,
  description: `Cut ${id}`,
  chineseName: null,
  size: 'per lb',
  category: 'meat-beef',
  retailPrice: 20,
  ourPrice,
  imageUrl: null,
});

describe('announcements of prices', () => {
  it('first prices, and new and removed products are not announced', () => {
    const news = new PriceNews();
    news.look([product('a', 5)]);
    news.look([product('b', 6)]);
    news.look([product('a', 7), product('b', 6)]);
    expect(news.dueInMs(0)).toBeNull();
  });

  it('price changes are announced at once, then at most once a minute with the newest prices', () => {
    const news = new PriceNews();
    news.look([product('a', 5)]);
    news.look([product('a', 6)]);
    expect(news.dueInMs(1_000)).toBe(0);
    expect(news.tell(1_000)).toEqual({ named: [{ name: 'Cut a', price: '$6.00' }], more: 0 });
    news.look([product('a', 7)]);
    news.look([product('a', 8)]);
    expect(news.dueInMs(11_000)).toBe(50_000);
    expect(news.tell(61_000).named).toEqual([{ name: 'Cut a', price: '$8.00' }]);
    expect(news.dueInMs(61_000)).toBeNull();
  });

  it('an announcement names five products and counts the others', () => {
    const news = new PriceNews();
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    news.look(ids.map((id) => product(id, 5)));
    news.look(ids.map((id) => product(id, 6)));
    const summary = news.tell(0);
    expect([summary.named.length, summary.more]).toEqual([5, 2]);
  });
});
