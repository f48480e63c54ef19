import { PageDots } from '../../../shared/signage/screen/page-dots.tsx';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { CategoryIcon } from '../../../shared/ui/category-icon.tsx';
import { CATEGORY_NAMES } from '../../../texts/signage/common.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import type { HalfBox, HalfLayout } from '../layout/layout-half.ts';
import type { BoardRow, PageSection } from '../layout/page-rows.ts';
import { BoardCell } from './board-cell.tsx';
import styles from './meat-board.module.css';

const DOTS = { dots: styles.mbDots, dot: styles.mbDot, count: styles.mbDotsCount };

interface BoardHalfProps {
  name: string;
  box: HalfBox;
  footPx: number;
  layout: HalfLayout | null;
  /** The number of page turns since the board began. */
  turns: number;
  attempt: unknown;
}

/** One half: the sections of the current page, and dots for the pages. */
export function BoardHalf({ name, box, footPx, layout, turns, attempt }: BoardHalfProps) {
  const pages = layout?.pages ?? [];
  const at = pages.length === 0 ? 0 : turns % pages.length;
  return (
    <section className={styles.mbHalf} aria-label={name} style={{ width: box.widthPx }}>
      <div className={styles.mbPage} style={{ height: box.heightPx }} data-half-page={at + 1}>
        {layout === null && (
          <div className={styles.mbEmpty}>
            <p>{meatBoardTexts.empty}</p>
            <p lang="zh-Hant">{meatBoardTexts.emptyChinese}</p>
            <p className={styles.mbEmptyHint}>{meatBoardTexts.emptyHint}</p>
          </div>
        )}
        {layout !== null &&
          (pages[at] ?? []).map((section, index) => (
            <Section key={section.category} section={section} layout={layout} isFirst={index === 0} attempt={attempt} />
          ))}
      </div>
      <div className={styles.mbHalfFoot} style={{ height: footPx }}>
        {pages.length > 1 && (
          <PageDots page={at} pages={pages.length} label={meatBoardTexts.page(at + 1, pages.length)} look={DOTS} />
        )}
      </div>
    </section>
  );
}

interface SectionProps {
  section: PageSection;
  layout: HalfLayout;
  isFirst: boolean;
  attempt: unknown;
}

function Section({ section, layout, isFirst, attempt }: SectionProps) {
  const { english, chinese } = CATEGORY_NAMES[section.category];
  return (
    <section style={{ fontSize: layout.sizePx, marginTop: isFirst ? 0 : layout.sectionGapPx }}>
      <h2 className={styles.mbHeader} data-category={section.category} style={{ height: layout.headerPx }}>
        <CategoryIcon category={section.category} size={24} />
        <span className={styles.mbHeaderName}>{english}</span>
        <span className={styles.mbHeaderName} lang="zh-Hant">
          {chinese}
        </span>
        {section.isContinued && <span className={styles.mbContinued}>{meatBoardTexts.continued}</span>}
      </h2>
      {section.rows.map((row, index) => (
        <Row key={keyOf(row)} row={row} number={index} layout={layout} attempt={attempt} />
      ))}
    </section>
  );
}

function Row({
  row,
  number,
  layout,
  attempt,
}: {
  row: BoardRow;
  number: number;
  layout: HalfLayout;
  attempt: unknown;
}) {
  const rule = (number + 1) % 5 === 0 ? styles.mbRowFifth : '';
  const shade = number % 2 === 1 ? styles.mbRowShaded : '';
  return (
    <ul className={`${styles.mbRow} ${rule} ${shade}`} style={{ height: row.heightPx }}>
      {row.items.map((product: SignageProduct, index) => (
        <BoardCell
          key={product.id}
          product={product}
          layout={layout}
          picturePx={Math.min(Math.max(layout.picturePx, layout.pictureMostPx), layout.picturePx + (row.freePx ?? 0))}
          isFirst={index === 0}
          attempt={attempt}
        />
      ))}
    </ul>
  );
}

function keyOf(row: BoardRow): string {
  return row.items[0]?.id ?? '';
}
