import type { Store } from '@larder/contracts';
import { PATHS } from '../routing/paths.ts';
import { Link } from '../routing/router.ts';
import { StoreNames } from './both-names.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LogoMark } from './logo-mark.tsx';

interface ShopBarProps {
  store: Store | null;
  /** The text of the link to the price board. */
  board: string;
  width: string;
}

/** Above the title of a public page: the store's name, a link to the price board, and the language. */
export function ShopBar({ store, board, width }: ShopBarProps) {
  return (
    <div className="bg-brand text-white print:bg-white print:text-ink">
      <div className={`${width} flex min-h-[60px] flex-wrap items-center gap-x-4 py-2`}>
        <p className="flex min-w-0 flex-[1_1_9.5rem] items-center gap-3">
          <LogoMark size={36} on="brand" />
          <StoreNames store={store} first="font-extrabold md:text-lg" second="min-h-[1.5em] text-sm" />
        </p>
        <div className="flex flex-[1_1_8.5rem] flex-wrap items-center justify-end gap-x-4">
          <Link
            to={PATHS.board.path}
            className="screen-only inline-flex min-h-11 flex-none items-center font-semibold underline underline-offset-4"
          >
            {board}
          </Link>
          <LanguageChoice />
        </div>
      </div>
    </div>
  );
}
