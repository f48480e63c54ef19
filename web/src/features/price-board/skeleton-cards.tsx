/** Twice the columns of the widest grid; narrower grids hide what is more than twice theirs. */
const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index);

export function SkeletonCards({ label }: { label: string }) {
  return (
    <div className="@container pt-4">
      <output className="sr-only">{label}</output>
      <div className="product-grid" aria-hidden>
        {PLACEHOLDERS.map((index) => (
          <div key={index} data-skeleton className="product-card skeleton-card">
            <span className="skeleton picture-band block" />
            <span className="grid content-start gap-2 p-3">
              <span className="skeleton h-4 w-11/12" />
              <span className="skeleton h-4 w-2/3" />
            </span>
            <span className="px-3">
              <span className="skeleton block h-3 w-1/3" />
            </span>
            <span className="p-3">
              <span className="skeleton block h-7 w-1/2" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
