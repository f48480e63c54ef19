interface DiscountTagProps {
  percent: number;
  spoken: string;
}

export function DiscountTag({ percent, spoken }: DiscountTagProps) {
  return (
    <span className="tag">
      <span aria-hidden>-{percent}%</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
