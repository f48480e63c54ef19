import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';

/** More dots than this are not counted by anybody: then the number alone stands. */
const MOST_DOTS = 10;

/** Which page of a half stands; nothing while there is one. */
export function PageDots({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const dots = pages > MOST_DOTS ? [] : Array.from({ length: pages }, (_, index) => index);
  return (
    <p className="mb-dots">
      <span className="sg-hidden">{meatBoardTexts.page(page + 1, pages)}</span>
      {dots.map((index) => (
        <span key={index} className={index === page ? 'mb-dot mb-dot-on' : 'mb-dot'} />
      ))}
      <span className="mb-dots-count" aria-hidden>{`${page + 1}/${pages}`}</span>
    </p>
  );
}
