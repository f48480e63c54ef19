import { Bell, BellOff, Download, EllipsisVertical, ListChecks } from 'lucide-react';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useNavigate } from '../../../shared/routing/router.ts';
import { pathInStore } from '../../../shared/routing/store-path.ts';
import { Menu } from '../../../shared/ui/overlays/menu.tsx';
import { dayTexts } from '../../../texts/restaurant-orders/day.ts';
import { exportTexts } from '../../../texts/restaurant-orders/exports.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { exportItems, RunningExport } from '../exports/export-menu.tsx';
import type { ExportScope, OrderExport } from '../exports/use-order-export.ts';

interface MoreMenuProps {
  sound: { on: boolean; turn: () => void };
  exporter: OrderExport;
  /** The scope of an export as text, and as the server expects it. */
  what: string;
  scope: ExportScope;
}

/** Rarely used actions. An export in progress is shown next to it. */
export function MoreMenu({ sound, exporter, what, scope }: MoreMenuProps) {
  const navigate = useNavigate();
  return (
    <>
      <RunningExport exporter={exporter} />
      <Menu
        label={ordersTexts.more}
        className="icon-button border border-edge bg-surface md:size-10"
        trigger={<EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />}
        items={[
          {
            label: dayTexts.title,
            icon: ListChecks,
            onSelect: () => void navigate(pathInStore(PATHS.orderDay.path, scope.store ?? null)),
          },
          ...exportItems(exporter, what, scope).map((item) => ({
            ...item,
            icon: Download,
            label: `${exportTexts.label} ${item.label}`,
          })),
          {
            label: ordersTexts.soundTurn[sound.on ? 'off' : 'on'],
            icon: sound.on ? BellOff : Bell,
            onSelect: sound.turn,
          },
        ]}
      />
    </>
  );
}
