import '../../../shared/styles/category-schemes.css';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Eye, GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { CategorySymbol } from '../../../shared/restaurant-category/category-symbol.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import { MoveButtons } from '../../../shared/ui/order/move-buttons.tsx';
import type { MoveDirection } from '../../../shared/ui/order/moves.ts';
import { categoryOrderTexts, categoryTexts } from '../../../texts/restaurant-products/categories.ts';
import type { WholesaleCategory } from '../restaurant-api.ts';
import styles from './categories.module.css';

interface CategoryRowProps {
  category: WholesaleCategory;
  /** How many products are in it; null while they have not arrived. */
  products: number | null;
  index: number;
  total: number;
  editable: boolean;
  onMove: (category: WholesaleCategory, direction: MoveDirection) => void;
  onEdit: (category: WholesaleCategory) => void;
  onDelete: (category: WholesaleCategory) => void;
}

const DROP = { duration: 180, easing: 'cubic-bezier(.2,.7,.2,1)' };

export function CategoryRow(props: CategoryRowProps) {
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
      className={styles.categoryRow}
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
          className={styles.categoryHandle}
          ref={setActivatorNodeRef}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        />
      )}
      <span className={styles.categoryMark}>
        <CategorySymbol icon={category.icon} size={22} />
      </span>
      <div
        data-part="category-words"
        className="min-w-0 flex-[1_1_0] leading-[1.35] wrap-anywhere max-md:[flex-basis:calc(100%_-_128px)]"
      >
        <p className="font-semibold">{category.name}</p>
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
