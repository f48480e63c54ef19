import { Lightbulb, TriangleAlert, UserRound, type LucideIcon } from 'lucide-react';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import type { GuideBlock, NoteKind } from '../../../texts/guide/guide-blocks.ts';
import { guideTexts } from '../../../texts/guide/guide-page.ts';
import { InlineText } from './inline-text.tsx';

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
      return <ul className="guide-list">{itemsOf(block.items)}</ul>;
    case 'steps':
      return <ol className="guide-steps">{itemsOf(block.items)}</ol>;
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
    <ScrollRegion className="guide-table" label={caption}>
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
    <div className="guide-note" data-note={note}>
      <p className="guide-note-label">
        <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
        {guideTexts.notes[note]}
      </p>
      <p>
        <InlineText text={text} />
      </p>
    </div>
  );
}
