import { DRAWN_WHOLE, useWindowRows } from '../../../shared/ui/lists/use-window-rows.ts';
import { discountTexts } from '../../../texts/discount-codes.ts';
import { CodeButtons, CodeChip, CodeSwitch, Contact, Usage, type CodeListProps } from './code-parts.tsx';

const { columns } = discountTexts;
const CARD_HEIGHT = 232;

/** The list on a phone. */
export function CodeCards({ codes, nameOf, actions }: CodeListProps) {
  const total = codes.length;
  const sparse = total > DRAWN_WHOLE;
  const { container, rows, measure, focusHandlers } = useWindowRows<HTMLUListElement>({
    count: total,
    rowHeight: CARD_HEIGHT,
    sparse,
  });
  return (
    <ul ref={container} aria-label={discountTexts.list} {...focusHandlers}>
      {rows.map((row) => {
        if ('gap' in row) return <li key={row.gap} aria-hidden style={{ height: row.height }} />;
        const code = codes[row.index];
        if (code === undefined) return null;
        return (
          <li
            key={code.id}
            ref={measure}
            className="pb-3"
            data-index={row.index}
            data-code={code.code}
            aria-posinset={sparse ? row.index + 1 : undefined}
            aria-setsize={sparse ? total : undefined}
          >
            <div className="grid gap-2 border border-hairline bg-surface p-3 pb-1">
              <div className="flex items-start justify-between gap-3">
                <p className="min-w-0 pt-2.5 font-semibold [overflow-wrap:anywhere]">{code.restaurantName}</p>
                <CodeChip code={code.code} />
              </div>
              <dl className="grid grid-cols-2 gap-x-3 gap-y-2">
                <div className="col-span-2">
                  <dt className="text-sm text-ink-2">{columns.contact}</dt>
                  <dd>
                    <Contact code={code} />
                  </dd>
                </div>
                <div>
                  <dt className="text-sm text-ink-2">{columns.tier}</dt>
                  <dd>{nameOf(code.tier)}</dd>
                </div>
                <div>
                  <dt className="text-sm text-ink-2">{columns.usage}</dt>
                  <dd>
                    <Usage code={code} />
                  </dd>
                </div>
              </dl>
              <div className="flex min-h-11 items-center justify-between gap-3 border-t border-hairline">
                <div>
                  <CodeSwitch code={code} />
                </div>
                <CodeButtons code={code} actions={actions} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
