export function DiscountTag({ percent, spoken }: { percent: number; spoken: string }) {
  return (
    <span className="tag">
      <span aria-hidden>-{percent}%</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
