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
      <div className="grid min-w-0 flex-1 gap-1">
        <h1 tabIndex={-1} className="text-2xl font-extrabold md:text-3xl">
          {ordersTexts.title}
        </h1>
        <p className="hidden text-ink-2 lg:block">{ordersTexts.subtitle}</p>
      </div>
      <div className="order-last basis-full md:order-none md:basis-auto">{live}</div>
      {children}
    </header>
  );
}
