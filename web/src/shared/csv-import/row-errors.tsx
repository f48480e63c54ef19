import type { CsvRowError } from '@larder/contracts';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { importTexts } from '../../texts/csv-import.ts';
import { saveFile } from '../api/file-answer.ts';
import { Button } from '../ui/button.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';

interface RowErrorsProps {
  errors: readonly CsvRowError[];
  /** All rows that failed; the server tells the first thousand one by one. */
  failed: number;
}

/** Which rows were left out and why, to be read, copied or taken along to the spreadsheet. */
export function RowErrors({ errors, failed }: RowErrorsProps) {
  const [copied, setCopied] = useState(false);
  if (errors.length === 0) return null;
  const text = errors.map(({ row, error }) => importTexts.rowError(row, error)).join('\r\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto font-semibold">{importTexts.errorsTitle}</h4>
        {/* Browsers give the clipboard to secure pages only. */}
        {window.isSecureContext && (
          <Button onClick={() => void copy()}>
            <Copy size={16} strokeWidth={1.75} aria-hidden />
            {copied ? importTexts.copied : importTexts.copy}
          </Button>
        )}
        <Button
          onClick={() =>
            saveFile({ name: importTexts.errorFile, content: new Blob([text], { type: 'text/plain;charset=utf-8' }) })
          }
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {importTexts.download}
        </Button>
      </div>
      <ScrollRegion className="row-errors" label={importTexts.errorsTitle}>
        <table>
          <tbody>
            {errors.map(({ row, error }, index) => (
              <tr key={`${row}-${index}`}>
                <td>{importTexts.rowError(row, error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {failed > errors.length && <p className="text-sm">{importTexts.moreErrors(failed - errors.length)}</p>}
    </section>
  );
}
