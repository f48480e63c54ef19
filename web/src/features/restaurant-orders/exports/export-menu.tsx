import type { ExportFormat } from '@larder/contracts';
import { ChevronDown, Download, FileSpreadsheet, FileText, Sheet, type LucideIcon } from 'lucide-react';
import { Menu } from '../../../shared/ui/overlays/menu.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { exportTexts } from '../../../texts/restaurant-orders/exports.ts';
import type { ExportScope, OrderExport } from './use-order-export.ts';

const FORMATS: readonly { format: ExportFormat; icon: LucideIcon }[] = [
  { format: 'csv', icon: Sheet },
  { format: 'xlsx', icon: FileSpreadsheet },
  { format: 'pdf', icon: FileText },
];

interface ExportMenuProps {
  label: string;
  /** Which orders, in words: "pending, this month". */
  words: string;
  scope: ExportScope;
  exporter: OrderExport;
  /** Why nothing can be exported now. */
  disabledReason?: string | null;
}

/** Each entry says what it would export. */
export function ExportMenu({ label, words, scope, exporter, disabledReason = null }: ExportMenuProps) {
  const { running } = exporter;
  const face = (
    <>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      {label}
      <ChevronDown size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden />
    </>
  );
  if (running !== null)
    return (
      <button type="button" className="button" data-tone="plain" onClick={exporter.stop}>
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {exportTexts.busy(exportTexts.formats[running.format], Math.round(running.progress * 100))}
      </button>
    );
  if (disabledReason !== null) return <ReasonedButton disabledReason={disabledReason}>{face}</ReasonedButton>;
  return (
    <Menu
      label={label}
      trigger={face}
      items={FORMATS.map(({ format, icon }) => ({
        label: exportTexts.item(exportTexts.formats[format], words),
        icon,
        onSelect: () => exporter.start(format, scope),
      }))}
    />
  );
}
