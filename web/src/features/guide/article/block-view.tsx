import { ORDER_STATUSES, ROLE_LABELS, type Role } from '@larder/kernel';
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
import { readInline, type InlinePart } from '../model/read-inline.ts';
import styles from './guide-article.module.css';

const NOTE_ICONS: Readonly<Record<NoteKind, LucideIcon>> = {
  admin: UserRound,
  order: UserRound,
  care: TriangleAlert,
  tip: Lightbulb,
};

export function BlockView({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return <ul className={styles.guideList}>{itemsOf(block.items)}</ul>;
    case 'steps':
      return <ol className={styles.guideSteps}>{itemsOf(block.items)}</ol>;
    case 'table':
      return <TableView {...block} />;
    case 'note':
      return <NoteView {...block} />;
  }
}

const itemsOf = (items: readonly string[]) =>
  items.map((item) => (
    <li key={item}>
      <InlineText text={item} />
    </li>
  ));

function TableView({ caption, head, rows }: Extract<GuideBlock, { kind: 'table' }>) {
  return (
    <ScrollRegion className={styles.guideTable} label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell key={head[column]} scope={column === 0 ? 'row' : undefined}>
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

/** Its label says for whom it is: never by colour alone. */
function NoteView({ note, text }: Extract<GuideBlock, { kind: 'note' }>) {
  const Icon = NOTE_ICONS[note];
  return (
    <div className={styles.guideNote} data-note={note}>
      <p className={styles.guideNoteLabel}>
        <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
        {guideTexts.notes[note]}
      </p>
      <p>
        <InlineText text={text} />
      </p>
    </div>
  );
}

/** A text with its words of the screen, keys, links and badges. */
function InlineText({ text }: { text: GuideText }) {
  return readInline(text).map((part, place) => (
    // A text never changes, so a part's place is its name.
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
        <code className="rounded-tag bg-sunken px-1 py-px font-code text-[0.875em] wrap-anywhere print:bg-transparent">
          {part.text}
        </code>
      );
    case 'key':
      return (
        <kbd className="rounded-tag border border-b-2 border-edge bg-surface px-1.5 py-px font-code text-[0.875em] whitespace-nowrap print:bg-transparent">
          {part.text}
        </kbd>
      );
    case 'link':
      return (
        <Link to={part.to} className={styles.guideLink} data-on-paper={onPaper(part.to)}>
          {part.text}
        </Link>
      );
    case 'sample':
      return SAMPLES[part.sample]?.[part.value] ?? null;
  }
}

/** Paper cannot be pressed: it says where the link leads. */
function onPaper(to: string): string {
  const place = GUIDE_SECTIONS.findIndex(({ id }) => to === `#${id}`);
  return place < 0 ? to : guideTexts.inSection(place + 1);
}

const ROLE = {
  admin: <Badge tone="good">{ROLE_LABELS.admin}</Badge>,
  order: <Badge tone="info">{ROLE_LABELS.order}</Badge>,
  'read-only': <Badge>{ROLE_LABELS['read-only']}</Badge>,
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

/** Pieces of the screens, by the name and the value that the guide's texts give. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  status: Object.fromEntries(ORDER_STATUSES.map((status) => [status, <StatusChip key={status} status={status} />])),
  role: ROLE,
  screen: SCREEN,
};
