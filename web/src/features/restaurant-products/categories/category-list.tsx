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
import { SortableContext, arrayMove, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { type MoveDirection, PressedArrow, useFocusAfterMove } from '../../../shared/ui/order/moves.ts';
import { orderTexts } from '../../../texts/order.ts';
import { categoryOrderTexts, categoryTexts } from '../../../texts/restaurant-products/categories.ts';
import type { WholesaleCategory } from '../restaurant-api.ts';
import { CategoryRow } from './category-row.tsx';
import { type RowEdges, reachedRow } from './reached-row.ts';

interface CategoryListProps {
  categories: readonly WholesaleCategory[];
  /** How many products each category has, by its id; null while they have not arrived. */
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
    // With its own step of 25 px (specification part 2 §2.2 asks for an alternative by keyboard).
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

/** Which row's place the dragged one takes, by how far it was moved from where it stood. */
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
  // Where the row stands is said once it changes: not over the words that it was taken hold of.
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
