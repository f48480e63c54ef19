import type { ProductImportResult } from '@larder/contracts';
import { importTexts } from '../../texts/csv-import.ts';

export function ImportCounts({ result }: { result: ProductImportResult }) {
  const counts = [
    { name: importTexts.success, count: result.success, tone: 'good' },
    { name: importTexts.failed, count: result.failed, tone: result.failed > 0 ? 'bad' : 'plain' },
    { name: importTexts.created, count: result.created, tone: 'plain' },
    { name: importTexts.updated, count: result.updated, tone: 'plain' },
    { name: importTexts.unchanged, count: result.unchanged, tone: 'plain' },
  ];
  return (
    <dl className="import-counts">
      {counts.map(({ name, count, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
