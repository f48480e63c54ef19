import type { DiscountCode, StaffStore } from '@larder/contracts';
import { type DiscountTier, formatMoney } from '@larder/kernel';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { Facts } from '../../../shared/kit/facts.tsx';
import { type Column, RecordCards, RecordTable } from '../../../shared/kit/record-list.tsx';
import { storeNames } from '../../../shared/kit/stores-field.tsx';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { discountTexts, discountToasts } from '../../../texts/discount-codes.ts';
import { useSwitchCode } from '../use-change-codes.ts';

const CODE_CHIP =
  'inline-flex min-h-9 items-center gap-2 rounded-tag font-code font-bold tracking-[0.08em] pointer-coarse:min-h-11 max-md:min-h-11';

interface CodeListProps {
  codes: readonly DiscountCode[];
  nameOf: (tier: DiscountTier) => string;
  /** The stores to choose from; empty in a chain of one store. */
  stores: readonly StaffStore[];
  actions: CodeActions;
}

interface CodeActions {
  edit(code: DiscountCode): void;
  remove(code: DiscountCode): void;
}

/** The codes: a table on wide screens, cards on a phone. */
export function CodeList({ codes, nameOf, stores, actions }: CodeListProps) {
  const records = {
    label: discountTexts.list,
    items: codes,
    idOf: ({ id }: DiscountCode) => id,
    mark: ({ code }: DiscountCode) => ({ 'data-code': code }),
  };
  return useWideScreen() ? (
    <RecordTable
      {...records}
      className="not-print:wrap-anywhere [&_thead_th]:whitespace-nowrap [&_tbody_:is(th,td):not([aria-hidden])]:py-2"
      height={84}
      columns={columnsOf(nameOf, stores, actions)}
    />
  ) : (
    <RecordCards {...records} height={232} itemClass="pb-3">
      {(code) => <CodeCard code={code} tier={nameOf(code.tier)} stores={stores} actions={actions} />}
    </RecordCards>
  );
}

const { columns } = discountTexts;

function columnsOf(
  nameOf: CodeListProps['nameOf'],
  stores: readonly StaffStore[],
  actions: CodeActions,
): Column<DiscountCode>[] {
  return [
    { label: columns.code, width: 'w-[88px] 2xl:w-[128px]', cell: ({ code }) => <CodeChip code={code} /> },
    {
      label: columns.restaurant,
      names: true,
      cell: (code) => (
        <>
          <span className="font-semibold">{code.restaurantName}</span>
          <Stores code={code} stores={stores} />
        </>
      ),
    },
    { label: columns.contact, cell: (code) => <Contact code={code} /> },
    { label: columns.tier, width: 'w-[80px] 2xl:w-[128px]', cell: ({ tier }) => nameOf(tier) },
    { label: columns.usage, width: 'w-[100px] xl:w-[124px] 2xl:w-[176px]', cell: (code) => <Usage code={code} /> },
    { label: columns.active, width: 'w-[84px] xl:w-[112px] 2xl:w-[160px]', cell: (code) => <CodeSwitch code={code} /> },
    {
      label: columns.actions,
      className: 'screen-only',
      width: 'w-[104px]',
      cell: (code) => <CodeButtons code={code} actions={actions} />,
    },
  ];
}

interface CodeCardProps extends Pick<CodeListProps, 'stores' | 'actions'> {
  code: DiscountCode;
  tier: string;
}

function CodeCard({ code, tier, stores, actions }: CodeCardProps) {
  return (
    <div className="grid gap-2 border border-hairline bg-surface p-3 pb-1">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2.5 wrap-anywhere">
          <p className="font-semibold">{code.restaurantName}</p>
          <Stores code={code} stores={stores} />
        </div>
        <CodeChip code={code.code} />
      </div>
      <Facts
        className="grid grid-cols-2 gap-x-3 gap-y-2"
        nameClass="text-sm text-ink-2"
        items={[
          [columns.contact, <Contact key="contact" code={code} />, 'col-span-2'],
          [columns.tier, tier],
          [columns.usage, <Usage key="usage" code={code} />],
        ]}
      />
      <div className="flex min-h-11 items-center justify-between gap-3 border-t border-hairline">
        <div>
          <CodeSwitch code={code} />
        </div>
        <CodeButtons code={code} actions={actions} />
      </div>
    </div>
  );
}

/** The code; pressing it copies it, which browsers allow only on secure pages. */
function CodeChip({ code }: { code: string }) {
  if (!('clipboard' in navigator)) return <span className={CODE_CHIP}>{code}</span>;
  const copy = async (): Promise<void> => {
    const copied = navigator.clipboard.writeText(code).then(() => true);
    const done = await copied.catch(() => false);
    toasts.show(done ? { title: discountTexts.copied(code) } : { title: discountTexts.notCopied, tone: 'error' });
  };
  return (
    <button type="button" className={CODE_CHIP} aria-label={discountTexts.copy(code)} onClick={() => void copy()}>
      {code}
      <Copy size={14} strokeWidth={1.75} className="screen-only text-ink-3" aria-hidden />
    </button>
  );
}

/** The stores that accept the code, in a chain of several. */
function Stores({ code, stores }: { code: DiscountCode; stores: readonly StaffStore[] }) {
  if (stores.length === 0) return null;
  return <span className="block text-sm font-normal text-ink-2">{storeNames(code.storeIds, stores)}</span>;
}

function Contact({ code }: { code: DiscountCode }) {
  const lines = [code.contactPerson, code.email, code.phone].filter((line) => line !== null);
  if (lines.length === 0) return <span className="text-ink-3">{discountTexts.none}</span>;
  return lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      {/* An address breaks before its @ rather than anywhere. */}
      {line.split(/(?=@)/).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]))}
    </span>
  ));
}

function Usage({ code }: { code: DiscountCode }) {
  return (
    <>
      <span className="block">{discountTexts.uses(code.usageCount)}</span>
      <span className="block text-sm text-ink-2">
        {discountTexts.discounted(formatMoney(code.totalDiscountAmount))}
      </span>
    </>
  );
}

/** A switch with the code's state as text, and the reason when switching failed. */
function CodeSwitch({ code }: { code: DiscountCode }) {
  const change = useSwitchCode();
  const { failure } = discountToasts.switchDiscountCode;
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <Switch
          checked={code.active}
          label={discountTexts.activeLabel(code.code, code.restaurantName)}
          pending={change.isPending}
          onChange={(active) => change.mutate({ id: code.id, active })}
        />
        <span className={`text-sm ${code.active ? 'text-ink' : 'text-ink-3'}`}>
          {code.active ? discountTexts.active : discountTexts.inactive}
        </span>
      </span>
      {change.isError && (
        <span className="block text-sm font-semibold text-price" data-problem>
          {`${failure.title}: ${sentenceOf(change.error, failure.fallback)}`}
        </span>
      )}
    </>
  );
}

function CodeButtons({ code, actions }: { code: DiscountCode; actions: CodeActions }) {
  return (
    <span className="inline-flex">
      <IconButton
        icon={Pencil}
        label={discountTexts.edit(code.code, code.restaurantName)}
        onClick={() => actions.edit(code)}
      />
      <IconButton
        icon={Trash2}
        label={discountTexts.remove(code.code, code.restaurantName)}
        className="text-price"
        onClick={() => actions.remove(code)}
      />
    </span>
  );
}
