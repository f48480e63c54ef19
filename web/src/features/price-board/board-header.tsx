import type { Store } from '@larder/contracts';
import { formatBoardTime } from '@larder/kernel';
import { CHINESE } from '../../shared/chinese.ts';
import { LogoMark } from '../../shared/ui/logo-mark.tsx';
import { boardTexts } from '../../texts/price-board.ts';

interface BoardHeaderProps {
  store: Store | null;
  lastUpdated: string | null;
}

export function BoardHeader({ store, lastUpdated }: BoardHeaderProps) {
  return (
    <header>
      <div className="bg-brand text-white print:bg-white print:text-ink">
        <div className="mx-auto flex min-h-[70px] max-w-[1280px] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 md:px-6 lg:px-8">
          <p className="flex items-center gap-3">
            <LogoMark size={40} on="brand" />
            <span className="grid leading-tight">
              <span className="font-extrabold md:text-xl">{store?.name ?? ' '}</span>
              <span lang={CHINESE} className="min-h-[1.5em] text-sm md:text-base">
                {store?.chineseName ?? ''}
              </span>
            </span>
          </p>
          <address className="min-h-[1.5em] flex-1 basis-72 text-sm not-italic sm:text-right">
            {store?.address ?? ''}
          </address>
        </div>
      </div>
      <div className="butcher-paper border-b border-hairline">
        <div className="mx-auto flex max-w-[1280px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-6 md:py-8 lg:px-8">
          <h1 tabIndex={-1} className="text-5xl leading-none font-extrabold tracking-[0.04em] md:text-4xl lg:text-5xl">
            {boardTexts.title}
          </h1>
          <LivePriceTag lastUpdated={lastUpdated} timeZone={store?.timeZone ?? null} />
        </div>
      </div>
    </header>
  );
}

function LivePriceTag({ lastUpdated, timeZone }: { lastUpdated: string | null; timeZone: string | null }) {
  const shown = lastUpdated !== null && timeZone !== null;
  return (
    <div className="label-tag w-full bg-ink p-px sm:w-auto">
      <div className="label-tag flex items-center gap-4 bg-surface py-2 pr-5 pl-4 md:py-3">
        <span aria-hidden className="size-3 flex-none rounded-full border border-ink bg-sunken" />
        <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <p className="font-semibold">{boardTexts.livePrices}</p>
          <p className="min-h-[1.3em] min-w-[9em] text-xl leading-tight font-extrabold md:text-2xl">
            {shown && <time dateTime={lastUpdated}>{formatBoardTime(lastUpdated, timeZone)}</time>}
          </p>
          <p className="text-xs text-ink-2">{boardTexts.updatedManually}</p>
        </div>
      </div>
    </div>
  );
}
