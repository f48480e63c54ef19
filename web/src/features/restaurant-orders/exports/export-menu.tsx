import type { ExportFormat } from '@larder/contracts';
import { ChevronDown, Download, FileSpreadsheet, FileText, Sheet, type LucideIcon } from 'lucide-react';
import { Menu, type MenuItem } from '../../../shared/ui/overlays/menu.tsx';
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
  /** The exported orders as text: "pending, this month". */
  what: string;
  scope: ExportScope;
  exporter: OrderExport;
  /** Why nothing can be exported now. */
  disabledReason?: string | null;
}

/** Menu entries, each naming what it exports. */
export const exportItems = (exporter: OrderExport, what: string, scope: ExportScope): MenuItem[] =>
  FORMATS.map(({ format, icon }) => ({
    label: exportTexts.item(exportTexts.formats[format], what),
    icon,
    onSelect: () => exporter.start(format, scope),
  }));

/** Takes the focus when the focused element was removed, such as the menu that this button replaces. */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** The progress of an export, and a button to stop it; nothing without one. */
export function RunningExport({ exporter: { running, stop } }: { exporter: OrderExport }) {
  if (running === null) return null;
  return (
    <button ref={takeLostFocus} type="button" className="button" data-tone="plain" onClick={stop}>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      {exportTexts.busy(exportTexts.formats[running.format], Math.round(running.progress * 100))}
    </button>
  );
}

export function ExportMenu({ label, what, scope, exporter, disabledReason = null }: ExportMenuProps) {
  const face = (
    <>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      <span className="max-[90rem]:sr-only">{label}</span>
      <ChevronDown size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden />
    </>
  );
  if (exporter.running !== null) return <RunningExport exporter={exporter} />;
  if (disabledReason !== null) return <ReasonedButton disabledReason={disabledReason}>{face}</ReasonedButton>;
  return <Menu label={label} trigger={face} items={exportItems(exporter, what, scope)} />;
}
