import { ChevronDown } from 'lucide-react';
import { useRef, useState, lazy, Suspense, useId } from 'react';
import { useForm } from 'react-hook-form';
import { currentOfConflict } from '../../../shared/api/api-error.ts';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { productFormTexts } from '../../../texts/products/form.ts';
import { historyTexts } from '../../../texts/products/history.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useSaveProduct } from '../changes/use-save-product.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { mergeFields } from './merge-fields.ts';
import { fieldsOf, valuesOf, type FieldName, type ProductFields } from './product-fields.ts';
import { ProductForm } from './product-form.tsx';

interface EditProductProps {
  product: ProductData;
  deleted: boolean;
  onClose: () => void;
}

/** Somebody else's version of the product, and which fields both have changed. */
interface Conflict {
  theirs: ProductData;
  contested: FieldName[];
}

export function EditProduct({ product, deleted, onClose }: EditProductProps) {
  const form = useForm<ProductFields>({ defaultValues: fieldsOf(product) });
  const save = useSaveProduct(product.id);
  const base = useRef(product);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const submit = (fields: ProductFields): void => {
    const values = { ...valuesOf(fields), version: base.current.version };
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        const theirs = currentOfConflict<ProductData>(error);
        if (theirs === null) return;
        const merged = mergeFields(fieldsOf(base.current), fields, fieldsOf(theirs));
        base.current = theirs;
        // What they alone changed is taken over; the form goes on from their version.
        form.reset(fieldsOf(theirs));
        for (const [name, value] of Object.entries(merged.fields) as [FieldName, string | boolean][])
          form.setValue(name, value, { shouldDirty: true });
        setConflict({ theirs, contested: merged.contested });
      },
    });
  };
  const failed = save.isError && currentOfConflict(save.error) === null;

  return (
    <ProductForm
      form={form}
      title={productFormTexts.editTitle}
      submitLabel={conflict === null ? productFormTexts.save : productFormTexts.conflictKeep}
      pending={save.isPending}
      error={failed ? sentenceOf(save.error, toastTexts.updateProduct.failure.fallback) : null}
      pricesRequired={false}
      notice={
        deleted ? (
          <p role="alert" className="problem-notice font-semibold">
            {productFormTexts.deletedMeanwhile}
          </p>
        ) : (
          conflict !== null && (
            <ConflictNotice
              theirs={conflict.theirs}
              contested={conflict.contested}
              onKeep={() => void form.handleSubmit(submit)()}
              onTake={() => {
                form.reset(fieldsOf(conflict.theirs));
                setConflict(null);
                save.reset();
              }}
            />
          )
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <HistoryOnDemand id={product.id} />
    </ProductForm>
  );
}

const ProductHistoryTable = lazy(async () => ({
  default: (await import('../history/product-history-table.tsx')).ProductHistoryTable,
}));

/** The history of the product's prices, asked for only when somebody opens it; the audit log has the rest. */
function HistoryOnDemand({ id }: { id: string }) {
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
        {open && (
          <Suspense fallback={<p className="py-3 text-ink-2">{historyTexts.loading}</p>}>
            <ProductHistoryTable id={id} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
