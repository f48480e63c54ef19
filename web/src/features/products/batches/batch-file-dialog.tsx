import type { PriceBatchFileResult, PriceBatchItem, SheetFile } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readBatchFile } from '../../../shared/api/price-batches.ts';
import { TableFileDrop } from '../../../shared/csv-import/table-file-drop.tsx';
import { contentOf, csvFaultOf } from '../../../shared/csv-import/use-csv-import.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { importTexts } from '../../../texts/csv-import.ts';
import { batchFileTexts as texts } from '../../../texts/products/batches.ts';

interface BatchFileDialogProps {
  onClose: () => void;
  /** Receives the items of the file, to be planned. */
  onRead: (items: readonly PriceBatchItem[]) => void;
}

/** Reads the items of a batch from a file, and shows the rows that could and could not be read. */
export function BatchFileDialog({ onClose, onRead }: BatchFileDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useMutation({ mutationFn: (file: SheetFile) => readBatchFile(file) });
  const choose = async (file: File): Promise<void> => {
    const fault = csvFaultOf(file);
    const content = fault === null ? await contentOf(file) : null;
    setProblem(fault !== null ? importTexts[fault] : content === null ? importTexts.notUtf8 : null);
    if (content !== null) reading.mutate(content);
  };
  const { data } = reading;
  return (
    <Dialog
      title={texts.title}
      description={texts.about}
      onCloseRequest={onClose}
      footer={
        <>
          {data !== undefined && <Button onClick={() => reading.reset()}>{importTexts.otherFile}</Button>}
          <Button onClick={onClose}>{importTexts.cancel}</Button>
          {data !== undefined && data.items.length > 0 && (
            <Button tone="primary" onClick={() => onRead(data.items)}>
              {texts.next(data.items.length)}
            </Button>
          )}
        </>
      }
    >
      {data === undefined ? (
        <div className="grid gap-4">
          <TableFileDrop onFile={(file) => void choose(file)} />
          {reading.isPending && <output>{texts.reading}</output>}
          <Alert error={reading.error} fallback={texts.failed}>
            {problem}
          </Alert>
          <p className="text-sm text-ink-2">{texts.columns}</p>
        </div>
      ) : (
        <WhatWasRead result={data} />
      )}
    </Dialog>
  );
}

function WhatWasRead({ result: { items, unchanged, failed, errors, readAs } }: { result: PriceBatchFileResult }) {
  return (
    <div className="grid gap-3">
      <output className="font-semibold">{texts.found(items.length)}</output>
      <p className="text-ink-2">{importTexts.readAs(readAs)}</p>
      {unchanged > 0 && <p>{texts.unchanged(unchanged)}</p>}
      {failed > 0 && (
        <>
          <p className="font-semibold text-price">{texts.faults(failed)}</p>
          <ScrollRegion className="max-h-64 overflow-auto border border-hairline" label={texts.faults(failed)}>
            <ul>
              {errors.map(({ row, error }) => (
                <li key={`${row} ${error}`} className="border-b border-hairline px-3 py-1.5 wrap-anywhere">
                  {importTexts.rowError(row, error)}
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </>
      )}
    </div>
  );
}
