import { formatMoney } from '@larder/kernel';

/**
 * A price as a hand-cut card shows it: the sign raised to the top of the digits, the cents as large as the dollars.
 * As large as the text it stands in.
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
