import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { discountTexts } from '../../../texts/discount-codes.ts';
import { CodeButtons, CodeChip, CodeSwitch, Contact, Usage, type CodeListProps } from './code-parts.tsx';

const { columns } = discountTexts;
const ROW_HEIGHT = 84;

export function CodeTable({ codes, nameOf, actions }: CodeListProps) {
  const total = codes.length;
  const sparse = total > DRAWN_WHOLE;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLTableSectionElement>({
    count: total,
    rowHeight: ROW_HEIGHT,
    sparse,
  });
  return (
    <table
      className="ledger codes-ledger"
      aria-label={discountTexts.list}
      aria-rowcount={sparse ? total + 1 : undefined}
    >
      <thead>
        <tr aria-rowindex={sparse ? 1 : undefined}>
          <th scope="col" className="w-[88px] lg:w-[128px]">
            {columns.code}
          </th>
          <th scope="col">{columns.restaurant}</th>
          <th scope="col">{columns.contact}</th>
          <th scope="col" className="w-[80px] lg:w-[128px]">
            {columns.tier}
          </th>
          <th scope="col" className="w-[100px] lg:w-[176px]">
            {columns.usage}
          </th>
          <th scope="col" className="w-[84px] lg:w-[160px]">
            {columns.active}
          </th>
          <th scope="col" className="w-[104px] lg:w-[112px]">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody ref={container} {...focusHandlers}>
        {rows.map((row) => {
          if ('gap' in row)
            return (
              <tr key={row.gap} aria-hidden className="ledger-gap">
                <td aria-hidden style={{ height: row.height }} />
              </tr>
            );
          const code = codes[row.index];
          if (code === undefined) return null;
          return (
            <tr
              key={code.id}
              ref={measure}
              data-index={row.index}
              data-code={code.code}
              aria-rowindex={sparse ? row.index + 2 : undefined}
            >
              <td>
                <CodeChip code={code.code} />
              </td>
              <th scope="row">
                <span className="font-semibold">{code.restaurantName}</span>
              </th>
              <td>
                <Contact code={code} />
              </td>
              <td>{nameOf(code.tier)}</td>
              <td>
                <Usage code={code} />
              </td>
              <td>
                <CodeSwitch code={code} />
              </td>
              <td>
                <CodeButtons code={code} actions={actions} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
