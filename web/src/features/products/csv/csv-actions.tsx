import { Download, Ellipsis, FileSpreadsheet, Upload } from 'lucide-react';
import { fetchProductExport, fetchProductTemplate } from '../../../shared/api/staff-products.ts';
import { useFile } from '../../../shared/csv-import/use-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu, type MenuItem } from '../../../shared/ui/overlays/menu.tsx';
import { fileToasts } from '../../../texts/csv-import.ts';
import { toolbarTexts } from '../../../texts/products/toolbar.ts';
import { problems } from '../changes/problems.ts';

interface CsvActionsProps {
  editable: boolean;
  onImport: () => void;
}

/** Files in and out: as buttons where there is room, behind one button where there is not. */
export function CsvActions({ editable, onImport }: CsvActionsProps) {
  const fetchExport = useProductExport();
  const fetchTemplate = useProductTemplate();
  const items: MenuItem[] = [
    {
      label: fetchExport.isPending ? toolbarTexts.exporting : toolbarTexts.exportCsv,
      icon: Download,
      onSelect: () => !fetchExport.isPending && fetchExport.mutate(),
    },
  ];
  if (editable) {
    items.push({ label: toolbarTexts.importCsv, icon: Upload, onSelect: onImport });
    items.push({
      label: toolbarTexts.template,
      icon: FileSpreadsheet,
      onSelect: () => !fetchTemplate.isPending && fetchTemplate.mutate(),
    });
  }
  return (
    <>
      <span className="hidden flex-wrap gap-2 lg:flex">
        {items.map(({ label, icon: Icon, onSelect }) => (
          <Button key={label} onClick={onSelect}>
            {Icon !== undefined && <Icon size={18} strokeWidth={1.75} aria-hidden />}
            {label}
          </Button>
        ))}
      </span>
      <span className="lg:hidden">
        <Menu label={toolbarTexts.more} items={items} trigger={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />} />
      </span>
    </>
  );
}

/** Every product as a CSV file. */
const useProductExport = () => useFile(fetchProductExport, fileToasts.exportProducts.failure, problems);

const useProductTemplate = () => useFile(fetchProductTemplate, fileToasts.productTemplate.failure, problems);
