import type { CustomerRebate } from '@larder/contracts';
import { Copy, Download, Ellipsis, FileText, type LucideIcon, Merge, RotateCcw, Undo2 } from 'lucide-react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { Button, passFocusBack } from '../../../shared/ui/button.tsx';
import { Menu, type MenuItem } from '../../../shared/ui/overlays/menu.tsx';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { nothingDue } from '../model/rebate-texts.ts';
import { useChangeRebate } from '../use-change-rebate.ts';

/** The actions of a row. The same object in every render. */
export interface RowActions {
  pay: (row: CustomerRebate) => void;
  undo: (row: CustomerRebate) => void;
  report: (row: CustomerRebate) => void;
  copy: (row: CustomerRebate) => void;
  download: (row: CustomerRebate) => void;
  merge: (row: CustomerRebate) => void;
}

const STEP = 'min-h-9 px-3 pointer-coarse:min-h-11 max-md:min-h-11 max-md:flex-auto';

/** The buttons of a row; after payment none that pay. */
export function RebateActions({ row, actions }: { row: CustomerRebate; actions: RowActions }) {
  const { status, version } = row.rebate;
  const isApproved = status === 'approved';
  const kind = isApproved ? 'takeBackApproval' : 'approveRebate';
  const { mutate, isPending, error, variables } = useChangeRebate(kind);
  const move = (): void => {
    if (!isPending) mutate({ row, step: { status: isApproved ? 'pending' : 'approved' } });
  };
  const name = row.customer.businessName;
  const isPayable = status !== 'paid' && nothingDue(row.rebate) === null;
  const items: MenuItem[] = [
    ...(isApproved ? [{ label: rebateListTexts.takeBack, icon: Undo2, onSelect: move }] : []),
    ...(status === 'paid'
      ? [{ label: rebateListTexts.undoPayment, icon: RotateCcw, onSelect: () => actions.undo(row) }]
      : []),
    { label: rebateListTexts.merge, icon: Merge, onSelect: () => actions.merge(row) },
  ];
  return (
    <div className="screen-only grid justify-items-start gap-1.5 max-md:justify-items-stretch">
      {isPayable && (
        <div className="flex items-center gap-1.5 md:flex-wrap">
          <Button
            tone="primary"
            className={STEP}
            aria-label={rebateListTexts.recordPaymentLabel(name)}
            onClick={() => actions.pay(row)}
          >
            {rebateListTexts.recordPayment}
          </Button>
          {status === 'pending' && (
            <Button
              ref={passFocusBack}
              className={STEP}
              aria-label={rebateListTexts.approveLabel(name)}
              aria-busy={isPending}
              onClick={move}
            >
              {isPending ? rebateListTexts.approving : rebateListTexts.approve}
            </Button>
          )}
        </div>
      )}
      {/* A rebate that has changed since may be past this failure. */}
      {error !== null && variables?.row.rebate.version === version && (
        <p className="text-sm font-semibold text-price wrap-anywhere" data-problem>
          {sentenceOf(error, rebateToasts[kind].failure.title)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-0.5 max-md:gap-1.5 xl:-ml-2">
        <PaperButton
          icon={FileText}
          text={rebateListTexts.report}
          label={rebateListTexts.reportLabel(name)}
          onClick={() => actions.report(row)}
        />
        <PaperButton
          icon={Copy}
          text={rebateListTexts.copyReport}
          label={rebateListTexts.copyReportLabel(name)}
          onClick={() => actions.copy(row)}
        />
        <PaperButton
          icon={Download}
          text={rebateListTexts.download}
          label={rebateListTexts.downloadLabel(name)}
          onClick={() => actions.download(row)}
        />
        <Menu
          label={rebateListTexts.more(name)}
          className="icon-button size-9 pointer-coarse:size-11 max-md:size-11"
          trigger={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
          items={items}
        />
      </div>
    </div>
  );
}

interface PaperButtonProps {
  icon: LucideIcon;
  text: string;
  label: string;
  onClick: () => void;
}

/** Shows its text next to the icon on wide screens. */
function PaperButton({ icon: Icon, text, label, onClick }: PaperButtonProps) {
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className="inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control text-[0.875rem] font-semibold text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 max-md:min-h-11 max-md:min-w-11 max-md:flex-auto max-md:border max-md:border-hairline max-md:px-2 xl:px-2 xl:whitespace-nowrap"
        aria-label={label}
        onClick={onClick}
      >
        <Icon size={18} strokeWidth={1.75} className="flex-none max-md:hidden xl:max-2xl:hidden" aria-hidden />
        <span className="md:max-xl:hidden">{text}</span>
      </button>
    </Tooltip>
  );
}
