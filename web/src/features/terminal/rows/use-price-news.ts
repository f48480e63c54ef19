import { useEffect, useState } from 'react';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { terminalTexts } from '../../../texts/signage/terminal.ts';
import { PriceNews } from './price-news.ts';

/** What somebody who hears the screen is told of new prices, at most once a minute. */
export function usePriceNews(products: readonly SignageProduct[] | null): string {
  const [news] = useState(() => new PriceNews());
  const [told, setTold] = useState('');
  useEffect(() => {
    if (products === null) return;
    news.look(products);
    const dueInMs = news.dueInMs(Date.now());
    if (dueInMs === null) return;
    const timer = setTimeout(() => {
      const { named, more } = news.tell(Date.now());
      setTold(terminalTexts.news(named, more));
    }, dueInMs);
    return () => clearTimeout(timer);
  }, [products, news]);
  return told;
}
