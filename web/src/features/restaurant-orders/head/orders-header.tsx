import type { ReactNode } from 'react';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

interface OrdersHeaderProps {
  /** How current the page is, and its controls. */
  live: ReactNode;
  /** What stands at the right end. */
  children: ReactNode;
}

export function OrdersHeader({ live, children }: OrdersHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-3xl font-extrabold">
          {ordersTexts.title}
        </h1>
        <p className="text-ink-2">{ordersTexts.subtitle}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {live}
        {children}
      </div>
    </header>
  );
}
