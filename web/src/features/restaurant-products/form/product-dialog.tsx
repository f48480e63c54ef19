import { formatMoney } from '@larder/kernel';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { currentOfConflict, sentenceOf } from '../../../shared/api/api-error.ts';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import { differences, mergeEdits } from '../../../shared/forms/merge-edits.ts';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { PictureField } from '../../../shared/ui/picture/picture-field.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { pictureTexts } from '../../../texts/picture.ts';
import { wholesaleFormTexts } from '../../../texts/restaurant-products/form.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useCreateProduct, useUpdateProduct } from '../changes/use-change-products.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';
import { receiveUpload } from './receive-upload.ts';
import { TierCards } from './tier-cards.tsx';
import {
  centsOf,
  fieldsOf,
  inputOf,
  NEW_FIELDS,
  tiersOf,
  type FieldName,
  type WholesaleFields,
} from './wholesale-fields.ts';
import { WholesaleFieldset } from './wholesale-fieldset.tsx';

interface ProductDialogProps {
  /** Null for a new product. */
  product: WholesaleProduct | null;
  categories: CategoryIndex;
  onClose: () => void;
}

const LABELS: Record<FieldName, string> = {
  ...wholesaleFormTexts,
  imageUrl: pictureTexts.label,
  discountTags: wholesaleFormTexts.tiers,
};

export function ProductDialog({ product, categories, onClose }: ProductDialogProps) {
  // What the form started from: with a conflict, somebody else's version takes its place.
  const [base, setBase] = useState(product);
  const [contested, setContested] = useState<FieldName[]>([]);
  const baseFields = base === null ? NEW_FIELDS : fieldsOf(base);
  const form = useForm<WholesaleFields>({ defaultValues: baseFields });
  const fields = { ...baseFields, ...useWatch({ control: form.control }) };
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const formId = useId();
  const pending = create.isPending || update.isPending;
  const { requestClose, question } = useDiscardQuestion(differences(baseFields, fields).length > 0, onClose);

  const submit = (values: WholesaleFields): void => {
    if (base === null) return create.mutate(inputOf(values), { onSuccess: onClose });
    update.mutate(
      { id: base.id, ...inputOf(values), version: base.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          const theirs = currentOfConflict<WholesaleProduct>(error);
          if (theirs === null) return;
          const merged = mergeEdits(baseFields, values, fieldsOf(theirs));
          setContested(differences(fieldsOf(theirs), merged));
          setBase(theirs);
          form.reset(merged);
        },
      },
    );
  };

  const conflicting = base !== product;
  const failure = create.error ?? (currentOfConflict(update.error) === null ? update.error : null);
  const failed =
    base === null ? toastTexts.createRestaurantProduct.failure : toastTexts.updateRestaurantProduct.failure;
  const label = base === null ? wholesaleFormTexts.add : conflicting ? conflictTexts.keep : wholesaleFormTexts.update;
  return (
    <Dialog
      open
      size="wide"
      title={product === null ? wholesaleFormTexts.addTitle : wholesaleFormTexts.editTitle}
      description={wholesaleFormTexts.requiredNote}
      onCloseRequest={() => !pending && requestClose()}
      footer={
        <>
          {failure !== null && (
            <p role="alert" className="mr-auto font-semibold text-price [overflow-wrap:anywhere]">
              {sentenceOf(failure, failed.title)}
            </p>
          )}
          <Button onClick={() => !pending && requestClose()}>{wholesaleFormTexts.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} aria-busy={pending} className="min-w-36">
            {pending ? wholesaleFormTexts.saving : label}
          </Button>
        </>
      }
    >
      {conflicting && base !== null && (
        <ConflictNotice
          key={base.version}
          title={wholesaleFormTexts.conflictTitle}
          saved={contested.map((name) => ({ label: LABELS[name], value: shown(baseFields, name) }))}
          onTake={() => {
            setContested([]);
            form.reset(baseFields);
          }}
        />
      )}
      <form
        id={formId}
        noValidate
        className="product-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void form.handleSubmit(submit)(event);
        }}
      >
        <WholesaleFieldset form={form} categories={choicesFrom(categories, fields.category, baseFields.category)} />
        <div className="product-form-side">
          <PictureField
            url={fields.imageUrl}
            receive={receiveUpload}
            rules={wholesaleFormTexts.pictureRules}
            onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
          />
          <TierCards form={form} />
        </div>
      </form>
      {product !== null && (
        <p className="mt-5 border-t border-hairline">
          <AuditLink kind="restaurant-product" id={product.id} />
        </p>
      )}
      {question}
    </Dialog>
  );
}

/** The active categories, and those the form holds already, whatever became of them. */
function choicesFrom(categories: CategoryIndex, ...held: string[]): string[] {
  const names = categories.all.filter(({ active }) => active).map(({ name }) => name);
  for (const name of held) if (!names.includes(name)) names.push(name);
  return names;
}

function shown(fields: WholesaleFields, name: FieldName): string {
  if (name === 'active') return fields.active ? wholesaleFormTexts.yes : wholesaleFormTexts.no;
  if (name === 'price') return formatMoney(centsOf(fields.price) / 100);
  if (name === 'discountTags') return tiersOf(fields.discountTags).join(', ') || wholesaleFormTexts.none;
  return fields[name] || wholesaleFormTexts.none;
}
