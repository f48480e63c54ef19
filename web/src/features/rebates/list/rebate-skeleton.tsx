import { rebatesTexts } from '../../../texts/rebates/page.ts';

const ROWS = [0, 1, 2, 3];

/** Stands where the table will, while there is none. */
export function RebateSkeleton() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{rebatesTexts.loading}</output>
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-[180px] md:h-[96px]" aria-hidden />
      ))}
    </div>
  );
}
