import { Download, Ellipsis, FileSpreadsheet, Upload } from 'lucide-react';
import { useFile } from '../../../shared/csv-import/use-file.ts';
import { Menu, type MenuItem } from '../../../shared/ui/overlays/menu.tsx';
import { wholesaleFileTexts } from '../../../texts/restaurant-products/files.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { problems } from '../changes/problems.ts';
import { fetchCsv, fetchExcel, fetchTemplate } from '../restaurant-api.ts';

interface FileActionsProps {
  editable: boolean;
  onImport: () => void;
}

/** Files in and out. Only administrators bring files in. */
export function FileActions({ editable, onImport }: FileActionsProps) {
  const { exportProducts, productTemplate } = toastTexts;
  const csv = useFile(fetchCsv, exportProducts.failure, problems);
  const excel = useFile(fetchExcel, exportProducts.failure, problems);
  const template = useFile(fetchTemplate, productTemplate.failure, problems);
  const fetching = (file: typeof csv) => (): void => {
    if (!file.isPending) file.mutate();
  };
  const items: MenuItem[] = [
    { label: wholesaleFileTexts.exportCsv, icon: Download, onSelect: fetching(csv) },
    { label: wholesaleFileTexts.exportExcel, icon: Download, onSelect: fetching(excel) },
    { label: wholesaleFileTexts.template, icon: FileSpreadsheet, onSelect: fetching(template) },
  ];
  if (editable) items.unshift({ label: wholesaleFileTexts.import, icon: Upload, onSelect: onImport });
  const busy = csv.isPending || excel.isPending || template.isPending;
  const label = busy ? wholesaleFileTexts.preparing : wholesaleFileTexts.panel;
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <>
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
          {label}
        </>
      }
    />
  );
}
