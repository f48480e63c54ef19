import { formatMoney } from '@larder/kernel';

/**
 * A price like on a hand-cut card: the sign raised to the top of the digits, the cents as large as the dollars, in the
 * surrounding font size.
 */
export function Price({ dollars }: { dollars: number }) {
  const money = formatMoney(dollars);
  const afterSign = money.indexOf('$') + 1;
  return (
    <span className="price">
      <span className="price-sign">{money.slice(0, afterSign)}</span>
      {money.slice(afterSign)}
    </span>
  );
}
