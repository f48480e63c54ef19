import { FileSpreadsheet } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { fileToasts, importTexts } from '../../texts/csv-import.ts';
import { sentenceOf } from '../api/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import type { ImportSource } from './use-csv-import.ts';
import { useFile } from './use-file.ts';

interface ChooseFileProps {
  source: ImportSource;
  problem: string | null;
  onChoose: (file: File) => void;
}

export function ChooseFile({ source, problem, onChoose }: ChooseFileProps) {
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const template = useFile(source.fetchTemplate, fileToasts.productTemplate.failure);
  const templateProblem = template.isError
    ? sentenceOf(template.error, fileToasts.productTemplate.failure.fallback)
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
      {(problem ?? templateProblem) !== null && <Alert>{problem ?? templateProblem}</Alert>}
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {source.rules.map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
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
