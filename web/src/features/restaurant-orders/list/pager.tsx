import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export function Pager({ page, pages, onChange }: PagerProps) {
  if (pages <= 1 && page === 1) return null;
  const go = (next: number): void => {
    if (next >= 1 && next <= Math.max(pages, 1) && next !== page) onChange(next);
  };
  return (
    <nav aria-label={ordersTexts.pages} className="flex flex-wrap items-center justify-center gap-3">
      <Button aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        {ordersTexts.previous}
      </Button>
      <output>{ordersTexts.page(page, pages)}</output>
      <Button aria-disabled={page >= pages} onClick={() => go(page + 1)}>
        {ordersTexts.next}
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </nav>
  );
}
