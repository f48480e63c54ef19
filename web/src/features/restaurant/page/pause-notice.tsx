import { CirclePause } from 'lucide-react';
import { useOrderingPause } from '../../../shared/use-ordering-pause.ts';
import { restaurantTexts } from '../../../texts/restaurant/page.ts';

/** Says that no orders are taken before anyone fills a cart. */
export function PauseNotice() {
  const { sentence } = useOrderingPause();
  return (
    <output className="screen-only block bg-turmeric-tint text-turmeric-ink" data-part="pause">
      {sentence !== null && (
        <span className="mx-auto flex w-full max-w-[1440px] items-start gap-3 border-b border-turmeric-ink px-4 py-4 md:px-6 lg:px-8">
          <CirclePause size={24} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-lg font-extrabold">{sentence}</span>
            {restaurantTexts.pausedHint}
          </span>
        </span>
      )}
    </output>
  );
}
