import { FileSpreadsheet } from 'lucide-react';
import { Fragment } from 'react';
import { fileToasts, importTexts } from '../../texts/csv-import.ts';
import { sentenceOf } from '../api/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import { FileDrop } from '../ui/picture/file-drop.tsx';
import type { ImportSource } from './use-csv-import.ts';
import { useFile } from './use-file.ts';

interface ChooseFileProps {
  source: ImportSource;
  problem: string | null;
  onChoose: (file: File) => void;
}

export function ChooseFile({ source, problem, onChoose }: ChooseFileProps) {
  const template = useFile(source.fetchTemplate, fileToasts.productTemplate.failure);
  const templateProblem = template.isError
    ? sentenceOf(template.error, fileToasts.productTemplate.failure.fallback)
    : null;
  return (
    <div className="grid gap-4">
      <FileDrop
        icon={FileSpreadsheet}
        drop={importTexts.drop}
        choose={importTexts.choose}
        rules={importTexts.limit}
        accept=".csv,text/csv"
        label={importTexts.choose}
        onFile={(file) => file !== undefined && onChoose(file)}
      />
      <Alert>{problem ?? templateProblem}</Alert>
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
