import type { RestaurantCategory, RestaurantProduct } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog, confirming, useDiscardQuestion } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { categoryTexts } from '../../../texts/restaurant-products/categories.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { useDeleteCategory, useReorderCategories } from '../changes/use-change-categories.ts';
import { CategoryIndex } from '../model/category-index.ts';
import type { WholesaleCategory } from '../restaurant-api.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryList } from './category-list.tsx';

interface CategoriesTabProps {
  categories: UseQueryResult<RestaurantCategory[]>;
  products: readonly RestaurantProduct[] | undefined;
  editable: boolean;
}

/** The category in the form, null for a new one; null closes the form. */
type Edited = { category: WholesaleCategory | null } | null;

export function CategoriesTab({ categories, products, editable }: CategoriesTabProps) {
  const { data } = categories;
  const index = useMemo(() => new CategoryIndex(data ?? []), [data]);
  const names = useMemo(() => (products === undefined ? null : namesByCategory(products, index)), [products, index]);
  const [edited, setEdited] = useState<Edited>(null);
  const [wanted, setWanted] = useState<Edited>(null);
  const [deleted, setDeleted] = useState<WholesaleCategory | null>(null);
  const [dirty, setDirty] = useState(false);
  const reorder = useReorderCategories();
  const { requestClose, question } = useDiscardQuestion(dirty, () => setEdited(wanted));
  const close = useCallback(() => setEdited(null), []);
  const open = (next: Edited): void => {
    setWanted(next);
    if (dirty) requestClose();
    else setEdited(next);
  };

  if (data === undefined) {
    if (!categories.isError) return <output className="late block py-8 text-ink-2">{categoryTexts.loading}</output>;
    return <ErrorState onRetry={() => void categories.refetch()}>{categoryTexts.loadError}</ErrorState>;
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl font-extrabold">{categoryTexts.heading}</h2>
          <p className="text-ink-2">{categoryTexts.intro}</p>
        </div>
        {editable && (
          <Button tone="primary" onClick={() => open({ category: null })}>
            <Plus size={18} strokeWidth={2} aria-hidden />
            {categoryTexts.add}
          </Button>
        )}
      </div>
      {edited !== null && (
        <CategoryForm
          key={edited.category?.id ?? ''}
          category={edited.category}
          categories={index.all}
          onDirty={setDirty}
          onClose={close}
        />
      )}
      {data.length === 0 ? (
        <EmptyState icon={Tags} title={editable ? categoryTexts.empty : categoryTexts.emptyForOthers} />
      ) : (
        <CategoryList
          categories={index.all}
          products={names}
          editable={editable}
          onReorder={reorder.mutate}
          onEdit={(category) => open({ category })}
          onDelete={setDeleted}
        />
      )}
      {question}
      {deleted !== null && (
        <DeleteCategoryDialog
          category={deleted}
          products={names?.get(deleted.id) ?? []}
          onClose={() => {
            setDeleted(null);
            if (edited?.category?.id === deleted.id) close();
          }}
        />
      )}
    </div>
  );
}

/** The names of each category's products, by the category's id. */
function namesByCategory(products: readonly RestaurantProduct[], index: CategoryIndex): Map<string, string[]> {
  const names = new Map<string, string[]>(index.all.map(({ id }) => [id, []]));
  for (const { category, name } of products) {
    const found = index.find(category);
    if (found !== null) names.get(found.id)?.push(name);
  }
  return names;
}

interface DeleteCategoryDialogProps {
  category: WholesaleCategory;
  /** The names of the category's products. */
  products: readonly string[];
  onClose: () => void;
}

const NAMED = 3;

function DeleteCategoryDialog({ category, products, onClose }: DeleteCategoryDialogProps) {
  const remove = useDeleteCategory();
  const named = products.slice(0, NAMED);
  if (products.length > NAMED) named.push(categoryTexts.andMore(products.length - NAMED));
  return (
    <ConfirmDialog
      title={categoryTexts.deleteTitle}
      body={
        <>
          {categoryTexts.deleteQuestion}
          <strong className="block pt-2 text-ink wrap-anywhere">{category.name}</strong>
          <span className="block wrap-anywhere">
            {products.length === 0 ? categoryTexts.notInUse : categoryTexts.inUse(products.length, named.join(', '))}
          </span>
        </>
      }
      confirmLabel={categoryTexts.deleteConfirm}
      busyLabel={categoryTexts.deleting}
      fallback={wholesaleToasts.deleteCategory.failure.title}
      {...confirming(remove, category.id, onClose)}
    />
  );
}
