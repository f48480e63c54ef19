import type { ProductPatch } from '@larder/contracts';
import { formatMoney, discountPercent } from '@larder/kernel';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { type ProductData, createProduct, patchProduct } from '../../../shared/api/staff-products.ts';
import { AlsoThere } from '../../../shared/kit/chain-value.tsx';
import { EditConflict } from '../../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../../shared/kit/edit-form.ts';
import { FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { usePriceQuestion } from '../../../shared/kit/price-question.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { formatBytes } from '../../../shared/text/format-bytes.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { DiscountTag } from '../../../shared/ui/discount-tag.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { PictureField, type ReceivedPicture } from '../../../shared/ui/picture/picture-field.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { ProductPicture } from '../../../shared/ui/product-picture.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { pictureTexts } from '../../../texts/picture.ts';
import { priceGuardTexts } from '../../../texts/price-guard.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import { historyTexts } from '../../../texts/products/history.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { categoryNames } from '../../../texts/words.ts';
import { usePriceQuestions } from '../changes/price-questions.ts';
import { problems, withProduct } from '../changes/product-cache.ts';
import { resetStores } from '../changes/use-update-product.ts';
import { faultOf, preparePicture } from './prepare-picture.ts';
import {
  FIELD_LABELS,
  type FieldName,
  NEW_PRODUCT,
  type ProductFields,
  ProductFieldset,
  fieldsOf,
  valuesOf,
} from './product-fieldset.tsx';

interface ProductDialogProps {
  /** Null for a new product. */
  product: ProductData | null;
  /** Whether the product was deleted from the list while the dialog was open. */
  deleted: boolean;
  onClose: () => void;
}

/** The dialog of a product: its picture and a preview of the board on one side, its fields on the other. */
export function ProductDialog({ product, deleted, onClose }: ProductDialogProps) {
  const edit = useEditForm(product, (saved) => (saved === null ? NEW_PRODUCT : fieldsOf(saved)));
  const { form, base, contested } = edit;
  const isNew = base === null;
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' });
  const create = useCreateProduct();
  const save = useSaveProduct();
  const questionsAbout = usePriceQuestions();
  const [receiving, setReceiving] = useState(false);
  const [everywhere, setEverywhere] = useState(false);
  const guard = usePriceQuestion(useWatch({ control: form.control, name: PRICE_FIELDS }).join('|'));
  const submit = (fields: ProductFields): void => {
    const values = valuesOf(fields);
    if (guard.ask(questionsAbout(base, values))) return;
    const { confirm } = guard;
    const onError = (error: Error): void => {
      guard.onError(error, values.size);
      edit.onError(error);
    };
    if (isNew) create.mutate({ ...values, confirm, key: edit.key }, { onSuccess: onClose, onError });
    else
      save.mutate(
        { before: base, patch: { ...values, confirm, version: base.version }, everywhere },
        { onSuccess: onClose, onError },
      );
  };
  return (
    <FormDialog
      form={form}
      size="wide"
      title={isNew ? productFormTexts.addTitle : productFormTexts.editTitle}
      description={productFormTexts.requiredNote}
      submitLabel={
        guard.confirm
          ? priceGuardTexts.publish
          : isNew
            ? productFormTexts.add
            : contested === null
              ? productFormTexts.save
              : conflictTexts.keep
      }
      pendingLabel={productFormTexts.saving}
      mutation={isNew ? create : save}
      incomplete={receiving}
      fallback={(isNew ? productToasts.createProduct : productToasts.updateProduct).failure.fallback}
      className="grid gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
      notice={
        deleted ? (
          <p role="alert" className="problem-notice font-semibold">
            {productFormTexts.deletedMeanwhile}
          </p>
        ) : (
          <>
            <EditConflict
              edit={edit}
              labels={FIELD_LABELS}
              shown={(name) => shown(edit.baseFields, name)}
              onKeep={() => void form.handleSubmit(submit)()}
            />
            {guard.notice}
          </>
        )
      }
      below={
        !isNew && (
          <HistoryOnDemand
            id={base.id}
            onRevert={(field, price) => {
              form.setValue(field, price.toFixed(2), { shouldDirty: true, shouldTouch: true });
              form.setFocus(field);
            }}
          />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <ProductFieldset form={form} pricesRequired={isNew} />
      <div className="grid content-start gap-5 md:-order-1">
        <PictureField
          url={imageUrl}
          receive={receivePicture}
          onBusy={setReceiving}
          rules={pictureTexts.rules}
          onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true, shouldTouch: true })}
        />
        <BoardPreview control={form.control} />
        <AlsoThere differs={base?.differs} checked={everywhere} onChange={setEverywhere} />
      </div>
    </FormDialog>
  );
}

/** The fields that the price guard reads. */
const PRICE_FIELDS = ['retailPrice', 'ourPrice', 'size', 'category'] as const;

function shown(fields: ProductFields, name: FieldName): string {
  if (name === 'active') return fields.active ? conflictTexts.yes : conflictTexts.no;
  if (name === 'category') return categoryNames[fields.category];
  if (name === 'retailPrice' || name === 'ourPrice') return formatMoney(Number(fields[name]));
  return fields[name] || productFormTexts.nothing;
}

/** Prepares a chosen file for the board; it is sent with the product. */
async function receivePicture(file: File): Promise<ReceivedPicture> {
  const fault = faultOf(file);
  if (fault !== null) throw new Error(pictureTexts[fault]);
  const prepared = await preparePicture(file).catch(() => {
    throw new Error(pictureTexts.unreadable);
  });
  const note = pictureTexts.prepared(formatBytes(prepared.bytesBefore), formatBytes(prepared.bytesAfter));
  return { url: prepared.dataUrl, note };
}

const ProductHistoryTable = part(
  async () => (await import('../history/product-history-table.tsx')).ProductHistoryTable,
  { waiting: <p className="py-3 text-ink-2">{historyTexts.loading}</p>, lost: historyTexts.lost },
);

/** The product's price history, fetched only when opened; the audit log has the rest. */
function HistoryOnDemand({ id, onRevert }: ComponentProps<typeof ProductHistoryTable>) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <section className="mt-5 border-t border-hairline">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 className="flex-auto">
          <button
            type="button"
            className="flex min-h-11 w-full items-center justify-between gap-2 font-semibold text-brand hover:bg-paper"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {historyTexts.title}
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden className={open ? 'rotate-180' : ''} />
          </button>
        </h3>
        <AuditLink kind="product" id={id} whole />
      </div>
      <div id={panelId} hidden={!open}>
        {open && <ProductHistoryTable id={id} onRevert={onRevert} />}
      </div>
    </section>
  );
}

/** Saves a whole form. Not optimistic: after a failure the values stay in the form. */
function useSaveProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: productToasts.updateProduct,
    mutationFn: ({ before, patch }: { before: ProductData; patch: ProductPatch; everywhere: boolean }) =>
      patchProduct(before.id, patch),
    onSuccess: (saved, { before, everywhere }) => {
      keep(client, saved);
      if (everywhere) void resetStores(client, before, saved);
    },
  });
}

function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: productToasts.createProduct,
    mutationFn: createProduct,
    onSuccess: (created) => keep(client, created),
  });
}

/** Puts a saved product into the loaded list; the refetched list then has the place of a new one. */
function keep(client: QueryClient, saved: ProductData): void {
  problems.clear();
  const key = staffKeys.productsOf(null);
  client.setQueryData<ProductData[]>(key, (list) => {
    if (list === undefined) return undefined;
    return list.some(({ id }) => id === saved.id) ? withProduct(list, saved) : [...list, saved];
  });
  void client.invalidateQueries({ queryKey: staffKeys.staffProducts });
}

/** A preview of the product's card for shoppers. */
function BoardPreview({ control }: { control: Control<ProductFields> }) {
  const fields = useWatch({ control }) as ProductFields;
  const product = valuesOf(fields);
  const percent = discountPercent(product.retailPrice, product.ourPrice);
  const [first, second] = namesOf({ name: product.description, chineseName: product.chineseName });
  return (
    <section aria-label={productFormTexts.boardPreview}>
      <h3 className="pb-1.5 font-semibold">{productFormTexts.boardPreview}</h3>
      <div className="butcher-paper border border-hairline p-4">
        <div className="product-card mx-auto mb-0 max-w-64" data-category={product.category}>
          <div className="picture-band">
            <ProductPicture
              key={product.imageUrl}
              url={product.imageUrl}
              category={product.category}
              iconSize={48}
              className="mx-auto aspect-square h-full"
            />
            {percent > 0 && (
              <span className="absolute top-2 left-2">
                <DiscountTag percent={percent} spoken={productListTexts.saves(percent)} />
              </span>
            )}
          </div>
          <div className="px-3 pt-3">
            <p lang={first.language} className="line-clamp-2 min-h-5 leading-snug font-semibold wrap-anywhere">
              {first.text}
            </p>
            {second !== undefined && (
              <p lang={second.language} className="leading-snug text-ink-2 wrap-anywhere">
                {second.text}
              </p>
            )}
          </div>
          <p className="min-h-6 px-3 pt-1 text-sm text-ink-3 wrap-anywhere">{product.size}</p>
          <p className="price-line mx-0 px-3 pb-3">
            <Price dollars={product.ourPrice} />
            {product.retailPrice > product.ourPrice && (
              <span className="was-price">{formatMoney(product.retailPrice)}</span>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
