import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { importTexts } from '../../../texts/products/import.ts';
import { sentenceOf } from '../changes/problem-store.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { CATEGORY_CODES } from './csv-file.ts';
import { useProductTemplate } from './use-product-files.ts';

interface ChooseFileProps {
  problem: string | null;
  onChoose: (file: File) => void;
}

export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const template = useProductTemplate();
  const templateProblem = template.isError
    ? sentenceOf(template.error, toastTexts.productTemplate.failure.fallback)
    : null;
  const take = (file: File | undefined): void => {
    if (file !== undefined) onChoose(file);
  };
  return (
    <div className="grid gap-4">
      <div
        className="drop-zone"
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <FileSpreadsheet size={28} strokeWidth={1.5} className="text-ink-3" aria-hidden />
        <p className="text-center">
          {importTexts.drop}{' '}
          <button type="button" className="text-button" onClick={() => picker.current?.click()}>
            {importTexts.choose}
          </button>
        </p>
        <p className="text-sm text-ink-2">{importTexts.limit}</p>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={importTexts.choose}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can be chosen again after it has been corrected.
            event.target.value = '';
          }}
        />
      </div>
      {(problem ?? templateProblem) !== null && (
        <p role="alert" className="font-semibold text-price [overflow-wrap:anywhere]">
          {problem ?? templateProblem}
        </p>
      )}
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{importTexts.columns}</dt>
        <dd>{importTexts.required}</dd>
        <dt className="font-semibold">{importTexts.optional}</dt>
        <dd>{importTexts.optionalColumns}</dd>
        <dt className="font-semibold">{importTexts.categories}</dt>
        <dd>{CATEGORY_CODES}</dd>
      </dl>
      <button
        type="button"
        className="text-button justify-self-start"
        onClick={() => !template.isPending && template.mutate()}
      >
        {importTexts.template}
      </button>
    </div>
  );
}
