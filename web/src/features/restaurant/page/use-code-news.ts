import { useEffect, useRef } from 'react';
import { announcements } from '../../../shared/ui/live/announcement-store.ts';
import { codeTexts } from '../../../texts/restaurant/code.ts';
import type { ShopCode } from '../code/use-shop-code.ts';

/** Says whose prices the page shows now, once they have arrived, and what the order costs at them. */
export function useCodeNews(active: ShopCode | null, arrived: boolean, total: string | null): void {
  const code = active?.code ?? null;
  const said = useRef(code);
  useEffect(() => {
    if (!arrived || said.current === code) return;
    said.current = code;
    announcements.say(
      active === null
        ? codeTexts.removed(total)
        : codeTexts.updated(active.holder.restaurantName ?? active.code, total),
    );
  }, [active, arrived, code, total]);
}
