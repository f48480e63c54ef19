import { RETAIL_CATEGORIES } from '@larder/kernel';
import { Tag, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { SelectionActions, SelectionBar } from '../../../shared/kit/selection-bar.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/ui/fields.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Tooltip } from '../../../shared/ui/overlays/tooltip.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';
import { productBulkTexts as texts } from '../../../texts/products/bulk.ts';
import { categoryNames } from '../../../texts/words.ts';
import type { BulkChange, EditData } from './bulk-change.ts';
import { ChangePricesDialog } from './change-prices-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import type { ProductSelection } from './use-product-selection.ts';

type Open = { kind: 'prices' } | { kind: 'category' } | { kind: 'review'; change: BulkChange };

interface BulkBarProps {
  selection: ProductSelection;
  /** The loaded list. */
  products: readonly ProductData[];
}

/** Changes many products at once, after a review. */
export function BulkBar({ selection, products }: BulkBarProps) {
  const { slug, stores } = useStoreScope();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const review = (change: BulkChange): void => setOpen({ kind: 'review', change });
  const setAll = (values: Omit<EditData, 'id'>): void =>
    review({
      stores: slug === null ? null : [slug],
      items: selection.products.map(({ id }) => ({ id, ...values })),
    });
  return (
    <>
      <SelectionBar part="bulk-bar" label={texts.label}>
        <SelectionActions>
          <output className="mr-auto font-extrabold max-md:basis-full max-md:pr-12">
            {texts.selected(selection.products.length)}
          </output>
          <Button tone="primary" icon={Tag} onClick={() => setOpen({ kind: 'prices' })}>
            {texts.changePrices}
          </Button>
          <Button onClick={() => setAll({ active: true })}>{texts.activate}</Button>
          <Button onClick={() => setAll({ active: false })}>{texts.deactivate}</Button>
          {slug === null && <Button onClick={() => setOpen({ kind: 'category' })}>{texts.changeCategory}</Button>}
          <Tooltip text={texts.clear}>
            <IconButton
              icon={X}
              label={texts.clear}
              className="max-md:absolute max-md:top-1 max-md:right-2"
              onClick={selection.clear}
            />
          </Tooltip>
        </SelectionActions>
      </SelectionBar>
      {open?.kind === 'prices' && (
        <ChangePricesDialog
          products={selection.products}
          store={slug}
          stores={stores}
          onClose={close}
          onReview={review}
        />
      )}
      {open?.kind === 'category' && (
        <CategoryDialog
          count={selection.products.length}
          onClose={close}
          onReview={(category) => setAll({ category })}
        />
      )}
      {open?.kind === 'review' && (
        <ReviewDialog
          change={open.change}
          products={products}
          onClose={close}
          onPublished={() => {
            close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}

interface CategoryDialogProps {
  count: number;
  onClose: () => void;
  onReview: (category: (typeof RETAIL_CATEGORIES)[number]) => void;
}

function CategoryDialog({ count, onClose, onReview }: CategoryDialogProps) {
  const [category, setCategory] = useState<(typeof RETAIL_CATEGORIES)[number]>(RETAIL_CATEGORIES[0]);
  const formId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onReview(category);
  };
  return (
    <Dialog
      size="small"
      title={texts.category.title(count)}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>{overlayTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary">
            {texts.prices.review}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <SelectField
          label={texts.category.label}
          options={RETAIL_CATEGORIES.map((value) => ({ value, label: categoryNames[value] }))}
          value={category}
          onChange={({ target }) =>
            setCategory(RETAIL_CATEGORIES.find((each) => each === target.value) ?? RETAIL_CATEGORIES[0])
          }
        />
      </form>
    </Dialog>
  );
}
