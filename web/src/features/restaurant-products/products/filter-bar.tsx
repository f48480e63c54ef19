import { Download, Ellipsis, FileSpreadsheet, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFile } from '../../../shared/csv-import/table-file-drop.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { LayoutToggle, SearchField, SortControl, ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { Menu, type MenuItem } from '../../../shared/ui/overlays/menu.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { fileToasts } from '../../../texts/csv-import.ts';
import { wholesaleFileTexts } from '../../../texts/restaurant-products/files.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import { problems } from '../changes/use-change-products.ts';
import { SORT_KEYS, type WholesaleViewControl } from '../model/wholesale-view.ts';
import { fetchCsv, fetchExcel, fetchTemplate } from '../restaurant-api.ts';

const SORTS = SORT_KEYS.map((value) => ({ value, label: wholesaleTexts.sorts[value] }));

interface FilterBarProps {
  control: WholesaleViewControl;
  /** Every category that can be chosen, with the number of its products. */
  categories: readonly { name: string; count: number; shownName: string }[];
  editable: boolean;
  onImport: () => void;
  /** Content at the right end. */
  children: ReactNode;
}

export function FilterBar({ control, categories, editable, onImport, children }: FilterBarProps) {
  const { view, change } = control;
  const options = [
    { value: '', label: wholesaleTexts.allCategories },
    ...categories.map(({ name, shownName, count }) => ({
      value: name,
      label: wholesaleTexts.categoryCount(shownName, count),
    })),
  ];
  // An address may name a deleted category: it stays chosen, and says so, until another one is.
  if (!options.some(({ value }) => value === view.category))
    options.push({ value: view.category, label: wholesaleTexts.categoryCount(view.category, 0) });
  return (
    <div className="toolbar strip">
      <SearchField
        label={wholesaleTexts.search}
        placeholder={wholesaleTexts.searchPlaceholder}
        query={view.query}
        onChange={(query) => change({ query })}
      />
      <ToolbarSelect
        label={wholesaleTexts.category}
        options={options}
        value={view.category}
        frameClass="min-w-0 flex-[1_1_176px]"
        onChange={(category) => change({ category })}
      />
      <SortControl
        sort={view.sort}
        options={SORTS}
        onChoose={(key) => change({ sort: { ...view.sort, key } })}
        onTurn={control.turnSort}
      />
      <LayoutToggle layout={view.layout} onChange={(layout) => change({ layout })} />
      <span className="inline-flex min-h-11 items-center gap-1">
        <Switch
          checked={view.showInactive}
          label={wholesaleTexts.showInactive}
          pending={false}
          onChange={(showInactive) => change({ showInactive })}
        />
        <span aria-hidden className="text-[0.875rem] font-semibold">
          {wholesaleTexts.showInactive}
        </span>
      </span>
      <FileActions editable={editable} onImport={onImport} />
      {children}
    </div>
  );
}

/** Files in and out. Only administrators bring files in. */
function FileActions({ editable, onImport }: { editable: boolean; onImport: () => void }) {
  const { exportProducts, productTemplate } = fileToasts;
  const { slug } = useStoreScope();
  const csv = useFile(async () => fetchCsv(slug), exportProducts.failure, problems);
  const excel = useFile(async () => fetchExcel(slug), exportProducts.failure, problems);
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
          <span className="max-2xl:sr-only">{label}</span>
        </>
      }
    />
  );
}
