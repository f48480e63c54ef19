import { ORDER_STATUSES, type Role } from '@larder/kernel';
import { Lightbulb, TriangleAlert, UserRound, type LucideIcon, CircleCheck, CircleSlash, WifiOff } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { CategoryBadge } from '../../../shared/restaurant-category/category-badge.tsx';
import { StatusChip } from '../../../shared/restaurant-order/status-chip.tsx';
import { Link } from '../../../shared/routing/router.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DiscountTag } from '../../../shared/ui/discount-tag.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { connectionTexts } from '../../../texts/connection.ts';
import type { GuideBlock, NoteKind, GuideText } from '../../../texts/guide/guide-blocks.ts';
import { guideTexts } from '../../../texts/guide/guide-page.ts';
import { GUIDE_SECTIONS } from '../../../texts/guide/guide-sections.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import { roleNames } from '../../../texts/words.ts';
import { readInline, type InlinePart } from '../model/read-inline.ts';

const NOTES: Readonly<Record<NoteKind, { Icon: LucideIcon; edge: string }>> = {
  admin: { Icon: UserRound, edge: 'border-l-brand' },
  order: { Icon: UserRound, edge: 'border-l-link' },
  care: { Icon: TriangleAlert, edge: 'border-l-price' },
  tip: { Icon: Lightbulb, edge: 'border-l-turmeric' },
};

/** On paper a heading stays with the following block, and no paragraph leaves a single line. */
const HEADING = 'print:break-inside-avoid print:break-after-avoid';
const PARAGRAPH = 'print:[orphans:3] print:[widows:3]';
const LIST =
  'mt-3 grid gap-2 pl-[1.6em] marker:font-bold marker:text-ink-3 print:marker:font-normal print:marker:text-black';
const TABLE =
  'w-full min-w-136 border-collapse border border-edge bg-surface text-[0.90625rem] print:min-w-0 print:border-[0.75pt] print:border-black print:bg-transparent print:text-[9.5pt] print:text-black';
const CELL =
  'border-t border-hairline px-2.5 py-[7px] text-left align-top print:border-t-[0.5pt] print:border-black print:px-[6pt] print:py-[3.5pt]';
const HEAD_CELL =
  'border-b-2 border-b-ink bg-sunken font-semibold print:border-b-[1.25pt] print:border-b-black print:bg-transparent print:text-black';

export function BlockView({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={`mt-3 ${PARAGRAPH}`}>
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <h3 className={`mt-7 text-[1.125rem] font-bold print:mt-[14pt] print:text-[12.5pt] ${HEADING}`}>
          {block.text}
        </h3>
      );
    case 'list':
      return <ul className={`${LIST} list-[square]`}>{itemsOf(block.items)}</ul>;
    case 'steps':
      return <ol className={`${LIST} list-decimal`}>{itemsOf(block.items)}</ol>;
    case 'table':
      return <TableView {...block} />;
    case 'note':
      return <NoteView {...block} />;
  }
}

const itemsOf = (items: readonly string[]) =>
  items.map((item) => (
    <li key={item} className="print:break-inside-avoid">
      <InlineText text={item} />
    </li>
  ));

function TableView({ caption, head, rows }: Extract<GuideBlock, { kind: 'table' }>) {
  return (
    <ScrollRegion className="relative mt-3 overflow-x-auto print:overflow-visible" label={caption}>
      <table className={TABLE}>
        {/* Visually hidden when a heading right above says the same. */}
        <caption className={`pb-1.5 text-left text-[0.875rem] font-semibold [h3+section>table>&]:sr-only ${HEADING}`}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className={`${CELL} ${HEAD_CELL}`}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()} className="print:break-inside-avoid">
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={head[column]}
                    scope={column === 0 ? 'row' : undefined}
                    className={`${CELL} ${column === 0 ? 'font-semibold' : ''}`}
                  >
                    <InlineText text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The label names the audience, so that colour is not the only sign. */
function NoteView({ note, text }: Extract<GuideBlock, { kind: 'note' }>) {
  const { Icon, edge } = NOTES[note];
  return (
    <div
      className={`mt-3 border border-l-6 border-edge bg-surface px-4 pt-2.5 pb-3 print:break-inside-avoid print:border-[0.75pt] print:border-l-[3pt] print:border-black print:bg-transparent print:text-black ${edge}`}
      data-note={note}
    >
      <p className={`flex items-center gap-2 font-bold ${HEADING}`}>
        <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
        {guideTexts.notes[note]}
      </p>
      <p className={`mt-1 ${PARAGRAPH}`}>
        <InlineText text={text} />
      </p>
    </div>
  );
}

/** A text with its inline labels, keys, links and badges. */
function InlineText({ text }: { text: GuideText }) {
  return readInline(text).map((part, place) => (
    // A text never changes, so an index is a stable key.
    <Fragment key={place}>{drawn(part)}</Fragment>
  ));
}

function drawn(part: InlinePart): ReactNode {
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'label':
      return <strong className="font-semibold">{part.text}</strong>;
    case 'stress':
      return <em>{part.text}</em>;
    case 'code':
      return (
        <code className="rounded-tag bg-sunken px-1 py-px font-code text-[0.875em] wrap-anywhere print:bg-transparent print:text-black">
          {part.text}
        </code>
      );
    case 'key':
      return (
        <kbd className="rounded-tag border border-b-2 border-edge bg-surface px-1.5 py-px font-code text-[0.875em] whitespace-nowrap print:bg-transparent print:text-black">
          {part.text}
        </kbd>
      );
    case 'link':
      return (
        <Link
          to={part.to}
          className="font-semibold text-link underline underline-offset-3 print:font-normal print:text-black print:after:content-['_('_attr(data-on-paper)_')']"
          data-on-paper={onPaper(part.to)}
        >
          {part.text}
        </Link>
      );
    case 'sample':
      return SAMPLES[part.sample]?.[part.value] ?? null;
  }
}

/** The address of a link, which is printed. */
function onPaper(to: string): string {
  const place = GUIDE_SECTIONS.findIndex(({ id }) => to === `#${id}`);
  return place < 0 ? to : guideTexts.inSection(place + 1);
}

const ROLE = {
  admin: <Badge tone="good">{roleNames.admin}</Badge>,
  order: <Badge tone="info">{roleNames.order}</Badge>,
  'read-only': <Badge>{roleNames['read-only']}</Badge>,
} satisfies Record<Role, ReactNode>;

const SCREEN = {
  live: (
    <Badge tone="good" icon={CircleCheck}>
      {productListTexts.systemLive}
    </Badge>
  ),
  lost: (
    <Badge tone="paused" icon={WifiOff}>
      {connectionTexts.lost}
    </Badge>
  ),
  'sold-out': <Badge icon={CircleSlash}>{wholesaleTexts.soldOut}</Badge>,
  category: <CategoryBadge name="Proteins" look={{ colorScheme: 'red', icon: 'Beef' }} />,
  discount: <DiscountTag percent={18} spoken={guideTexts.percentOff(18)} />,
};

/** Samples of screens, by the names and values in the guide's texts. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  status: Object.fromEntries(ORDER_STATUSES.map((status) => [status, <StatusChip key={status} status={status} />])),
  role: ROLE,
  screen: SCREEN,
};
