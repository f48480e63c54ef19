import { FileSpreadsheet } from 'lucide-react';
import { importTexts } from '../../texts/csv-import.ts';
import { FileDrop } from '../ui/picture/file-drop.tsx';

/** Takes one CSV or Excel file. */
export function TableFileDrop({ onFile }: { onFile: (file: File) => void }) {
  return (
    <FileDrop
      icon={FileSpreadsheet}
      drop={importTexts.drop}
      choose={importTexts.choose}
      rules={importTexts.limit}
      accept=".csv,.xlsx,text/csv"
      label={importTexts.choose}
      onFile={(file) => file !== undefined && onFile(file)}
    />
  );
}
