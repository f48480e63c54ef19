import type { ReportLine, ReportLines } from './report-lines.ts';

interface ReportStatementProps {
  lines: ReportLines;
  currency: string;
  calculated: string;
}

/** A report as a document: what it is about, how the sum comes about, how it was paid. */
export function ReportStatement({ lines, currency, calculated }: ReportStatementProps) {
  return (
    <div className="statement">
      <Lines lines={lines.facts} className="statement-facts" />
      <Lines lines={lines.sums} className="statement-sums" />
      {lines.after.length > 0 && <Lines lines={lines.after} className="statement-facts" />}
      <p className="statement-foot">
        <span>{currency}</span>
        <span>{calculated}</span>
      </p>
    </div>
  );
}

function Lines({ lines, className }: { lines: readonly ReportLine[]; className: string }) {
  return (
    <dl className={className}>
      {lines.map(({ name, value, isSum = false }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two adjustments of one period have the same name
        <div key={`${index}-${name}`} data-sum={isSum ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
