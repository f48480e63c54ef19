import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Eye, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type CSSProperties, useMemo, useState } from 'react';
import { CategorySymbol } from '../../../shared/restaurant-category/category-badge.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import '../../../shared/styles/category-schemes.css';
import {
  MoveButtons,
  type MoveDirection,
  PressedArrow,
  useFocusAfterMove,
} from '../../../shared/ui/order/move-buttons.tsx';
import { orderTexts } from '../../../texts/order.ts';
import { categoryOrderTexts, categoryTexts } from '../../../texts/restaurant-products/categories.ts';
import type { WholesaleCategory } from '../restaurant-api.ts';

/** The upper and lower edge of a row, in pixels. */
interface RowEdges {
  id: string;
  top: number;
  bottom: number;
}

/** Less than the 25 px that a key moves a row, so that one key press always reaches the next row. */
const ENOUGH_PX = 20;

/**
 * The row whose place a dragged one takes: the farthest that its leading edge overlaps enough, else itself. With the
 * usual nearest middle each row would need two key presses.
 */
export function reachedRow(rows: readonly RowEdges[], own: RowEdges, shift: number): string {
  const enough = ({ top, bottom }: RowEdges): number => Math.min(ENOUGH_PX, (bottom - top) / 2);
  const reached =
    shift > 0
      ? rows
          .filter((row) => row.top >= own.bottom - 1 && own.bottom + shift >= row.top + enough(row))
          .toSorted((a, b) => b.top - a.top)
      : rows
          .filter((row) => row.bottom <= own.top + 1 && own.top + shift <= row.bottom - enough(row))
          .toSorted((a, b) => a.top - b.top);
  return reached[0]?.id ?? own.id;
}

interface CategoryListProps {
  categories: readonly WholesaleCategory[];
  /** The number of products in each category, by its id; null until they have loaded. */
  products: ReadonlyMap<string, readonly string[]> | null;
  editable: boolean;
  onReorder: (ids: readonly string[]) => void;
  onEdit: (category: WholesaleCategory) => void;
  onDelete: (category: WholesaleCategory) => void;
}

/** A press that moves less than this is a click. */
const DRAG_FROM_PX = 6;

export function CategoryList({ categories, products, editable, onReorder, onEdit, onDelete }: CategoryListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    // dnd-kit's default step of 25 px (specification part 2 §2.2 requires a keyboard alternative).
    useSensor(KeyboardSensor),
  );
  const [pressed] = useState(() => new PressedArrow());
  const [spoken, setSpoken] = useState('');
  const announcements = useMemo(() => announcementsFor(categories), [categories]);
  const ids = categories.map(({ id }) => id);
  useFocusAfterMove(pressed, categories);

  const put = (from: number, to: number): void => {
    if (from >= 0 && to >= 0 && from !== to && to < ids.length) onReorder(arrayMove(ids, from, to));
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null) put(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const move = (category: WholesaleCategory, direction: MoveDirection): void => {
    const from = ids.indexOf(category.id);
    const to = from + (direction === 'up' ? -1 : 1);
    pressed.set({ id: category.id, direction });
    put(from, to);
    setSpoken(orderTexts.moved(orderTexts.move[direction](category.name), to + 1, ids.length));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={coveredRow}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: categoryOrderTexts.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="border border-edge bg-surface" aria-label={categoryTexts.list}>
          {categories.map((category, index) => (
            <CategoryRow
              key={category.id}
              category={category}
              products={products === null ? null : (products.get(category.id)?.length ?? 0)}
              index={index}
              total={categories.length}
              editable={editable}
              onMove={move}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </ol>
      </SortableContext>
      <output className="sr-only">{spoken}</output>
    </DndContext>
  );
}

/** The row whose place the dragged one takes, by the distance it was moved. */
const coveredRow: CollisionDetection = ({ active, collisionRect, droppableRects }) => {
  const rows: RowEdges[] = [...droppableRects].map(([id, { top, bottom }]) => ({ id: String(id), top, bottom }));
  const own = rows.find(({ id }) => id === String(active.id));
  if (own === undefined) return [];
  return [{ id: reachedRow(rows, own, collisionRect.top - own.top) }];
};

function announcementsFor(categories: readonly WholesaleCategory[]): Announcements {
  const total = categories.length;
  const placeOf = (id: UniqueIdentifier): number => categories.findIndex((category) => category.id === id) + 1;
  const nameOf = (id: UniqueIdentifier): string => categories[placeOf(id) - 1]?.name ?? '';
  // Announced only once it changes, so as not to interrupt the announcement of the pickup.
  let at: UniqueIdentifier | null = null;
  return {
    onDragStart: ({ active }) => {
      at = active.id;
      return categoryOrderTexts.taken(nameOf(active.id), placeOf(active.id), total);
    },
    onDragOver: ({ active, over }) => {
      if (over === null || over.id === at) return undefined;
      at = over.id;
      return categoryOrderTexts.over(nameOf(active.id), placeOf(over.id), total);
    },
    onDragEnd: ({ active, over }) => categoryOrderTexts.dropped(nameOf(active.id), placeOf((over ?? active).id), total),
    onDragCancel: ({ active }) => categoryOrderTexts.cancelled(nameOf(active.id)),
  };
}

interface CategoryRowProps {
  category: WholesaleCategory;
  /** The number of products in it; null until they have loaded. */
  products: number | null;
  index: number;
  total: number;
  editable: boolean;
  onMove: (category: WholesaleCategory, direction: MoveDirection) => void;
  onEdit: (category: WholesaleCategory) => void;
  onDelete: (category: WholesaleCategory) => void;
}

const DROP = { duration: 180, easing: 'cubic-bezier(.2,.7,.2,1)' };

function CategoryRow(props: CategoryRowProps) {
  const { category, products, index, total, editable, onMove, onEdit, onDelete } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: category.id,
    disabled: !editable,
    transition: DROP,
  });
  const style: CSSProperties = {
    transform: CSS.Translate.toString(transform),
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-part="category-row"
      className="relative flex min-h-16 items-center gap-x-3 gap-y-1 border-l-4 border-(--scheme-ink) bg-surface py-2 pr-3 pl-2 shadow-[inset_0_-1px_0_var(--color-hairline)] last:shadow-none data-dragging:z-3 data-dragging:bg-paper data-dragging:[box-shadow:var(--shadow-e2),inset_0_0_0_1px_var(--color-edge)] motion-reduce:transition-none! max-md:flex-wrap max-md:[&>.status-chip:first-of-type]:ml-14"
      data-category={category.slug}
      data-product={category.id}
      data-scheme={category.colorScheme}
      data-dragging={isDragging ? '' : undefined}
    >
      {editable && (
        <IconButton
          icon={GripVertical}
          size={20}
          label={categoryOrderTexts.reorder(category.name)}
          className="flex-none cursor-grab touch-none in-data-dragging:cursor-grabbing"
          ref={setActivatorNodeRef}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        />
      )}
      <span className="grid size-10 flex-none place-items-center rounded-control bg-(--scheme-tint) text-(--scheme-ink)">
        <CategorySymbol icon={category.icon} size={22} />
      </span>
      <div
        data-part="category-names"
        className="min-w-0 flex-[1_1_0] leading-[1.35] wrap-anywhere max-md:[flex-basis:calc(100%_-_128px)]"
      >
        <p className="font-semibold">
          <BothNames of={category} second="font-normal text-ink-2" />
        </p>
        <p className="text-sm text-ink-2">
          {categoryTexts.slugOf(category.slug)}
          {products !== null && ` · ${categoryTexts.productCount(products)}`}
        </p>
      </div>
      <Badge tone={category.active ? 'good' : 'quiet'}>
        {category.active ? categoryTexts.activeState : categoryTexts.inactiveState}
      </Badge>
      {editable ? (
        <span className="inline-flex flex-none max-md:ml-auto">
          <MoveButtons
            name={category.name}
            index={index}
            total={total}
            edge={categoryOrderTexts.edge}
            onMove={(direction) => onMove(category, direction)}
          />
          <IconButton icon={Pencil} label={categoryTexts.edit(category.name)} onClick={() => onEdit(category)} />
          <IconButton
            icon={Trash2}
            label={categoryTexts.remove(category.name)}
            className="hover:text-price"
            onClick={() => onDelete(category)}
          />
        </span>
      ) : (
        <Badge icon={Eye}>{categoryTexts.viewOnly}</Badge>
      )}
    </li>
  );
}
