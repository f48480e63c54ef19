import { LIMITS, RESTAURANT_PRODUCT_DEFAULTS, centsToDollars, formatFraction, formatMoney } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { AlsoThere } from '../../../shared/kit/chain-value.tsx';
import { EditConflict } from '../../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../../shared/kit/edit-form.ts';
import { FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { usePriceQuestion } from '../../../shared/kit/price-question.tsx';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { PictureField, type ReceivedPicture } from '../../../shared/ui/picture/picture-field.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { pictureTexts } from '../../../texts/picture.ts';
import { priceGuardTexts } from '../../../texts/price-guard.ts';
import { wholesaleFormTexts } from '../../../texts/restaurant-products/form.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { usePriceQuestions } from '../changes/price-questions.ts';
import { useCreateProduct, useUpdateProduct } from '../changes/use-change-products.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import { type WholesaleProduct, matrixQuery, uploadPicture } from '../restaurant-api.ts';
import {
  type FieldName,
  NEW_FIELDS,
  type TierGrant,
  type WholesaleFields,
  centsOf,
  discountedCents,
  fieldsOf,
  grantsOf,
  inputOf,
  resettingOnlyChanges,
  tiersOf,
  withTier,
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
  const edit = useEditForm(product, (saved) => (saved === null ? NEW_FIELDS : fieldsOf(saved)));
  const { form, base, baseFields, contested } = edit;
  const [imageUrl, category] = useWatch({ control: form.control, name: ['imageUrl', 'category'] });
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const grants = grantsOf(useQuery(matrixQuery).data?.tiers, wholesaleFormTexts.fallbackLabels);
  const questionsAbout = usePriceQuestions();
  const [receiving, setReceiving] = useState(false);
  const [everywhere, setEverywhere] = useState(false);
  const guard = usePriceQuestion(useWatch({ control: form.control, name: PRICE_FIELDS }).join('|'));
  const submit = (fields: WholesaleFields): void => {
    const input = inputOf(fields);
    if (guard.ask(questionsAbout(base, input))) return;
    const { confirm } = guard;
    const onError = (error: Error): void => {
      guard.onError(error, input.size ?? input.unit);
      edit.onError(error);
    };
    if (base === null) create.mutate({ ...input, confirm, key: edit.key }, { onSuccess: onClose, onError });
    else {
      const change = everywhere ? { ...resettingOnlyChanges(input, base), everywhere } : input;
      update.mutate({ id: base.id, ...change, confirm, version: base.version }, { onSuccess: onClose, onError });
    }
  };
  const save = contested === null ? wholesaleFormTexts.update : conflictTexts.keep;
  return (
    <FormDialog
      form={form}
      size="wide"
      title={base === null ? wholesaleFormTexts.addTitle : wholesaleFormTexts.editTitle}
      description={wholesaleFormTexts.requiredNote}
      submitLabel={guard.confirm ? priceGuardTexts.publish : base === null ? wholesaleFormTexts.add : save}
      pendingLabel={wholesaleFormTexts.saving}
      mutation={base === null ? create : update}
      incomplete={receiving}
      fallback={
        (base === null ? wholesaleToasts.createRestaurantProduct : wholesaleToasts.updateRestaurantProduct).failure
          .title
      }
      className="grid gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
      notice={
        <>
          <EditConflict edit={edit} labels={LABELS} shown={(name) => shown(baseFields, name, grants)} />
          {guard.notice}
        </>
      }
      below={
        product !== null && (
          <p className="mt-5 border-t border-hairline">
            <AuditLink kind="restaurant-product" id={product.id} />
          </p>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <WholesaleFieldset form={form} categories={choicesFrom(categories, category, baseFields.category)} />
      <div className="grid content-start gap-5 md:-order-1">
        <PictureField
          url={imageUrl}
          receive={receiveUpload}
          onBusy={setReceiving}
          rules={wholesaleFormTexts.pictureRules}
          onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
        />
        <TierCards form={form} />
        <AlsoThere differs={base?.differs} checked={everywhere} onChange={setEverywhere} />
      </div>
    </FormDialog>
  );
}

/** The fields that the price guard reads. */
const PRICE_FIELDS = ['price', 'size', 'unit', 'category'] as const;

/** The active categories, and those already in the form, even if they are inactive or deleted. */
function choicesFrom(categories: CategoryIndex, ...held: string[]): { value: string; label: string }[] {
  const names = categories.all.filter(({ active }) => active).map(({ name }) => name);
  for (const name of held) if (!names.includes(name)) names.push(name);
  return names.map((name) => ({ value: name, label: categories.shownName(name) }));
}

function shown(fields: WholesaleFields, name: FieldName, grants: readonly TierGrant[]): string {
  if (name === 'active') return fields.active ? wholesaleFormTexts.yes : wholesaleFormTexts.no;
  if (name === 'price') return formatMoney(centsOf(fields.price) / 100);
  if (name === 'discountTags') {
    const chosen = tiersOf(fields.discountTags);
    const names = grants.filter(({ tier }) => chosen.includes(tier)).map(({ label }) => label);
    return names.join(', ') || wholesaleFormTexts.none;
  }
  return fields[name] || wholesaleFormTexts.none;
}

const { uploadPicture: texts } = wholesaleToasts;

/** Uploads a chosen file. Shows the result in a notice, and throws the sentence of a failure. */
async function receiveUpload(file: File): Promise<ReceivedPicture> {
  if (!file.type.toLowerCase().startsWith('image/')) throw refused(texts.wrongType);
  if (file.size > LIMITS.imageBytes) throw refused(texts.tooLarge);
  try {
    const { imageUrl } = await uploadPicture(file);
    toasts.show(texts.done);
    return { url: imageUrl };
  } catch (error) {
    throw refused({ title: texts.failure.title, description: sentenceOf(error, texts.failure.fallback) });
  }
}

function refused(notice: { title: string; description: string }): Error {
  toasts.show({ ...notice, tone: 'error' });
  return new Error(notice.description);
}

/** Which tiers get their discount on the product, and what they pay then. */
function TierCards({ form }: { form: UseFormReturn<WholesaleFields> }) {
  const matrix = useQuery(matrixQuery);
  const [price, unit, tags] = useWatch({ control: form.control, name: ['price', 'unit', 'discountTags'] });
  const chosen = tiersOf(tags);
  const cents = centsOf(price);
  const known = matrix.data !== undefined || matrix.isError;
  const grants = grantsOf(matrix.data?.tiers, wholesaleFormTexts.fallbackLabels);
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 font-semibold">{wholesaleFormTexts.tiers}</legend>
      <p className="text-sm text-ink-2">{wholesaleFormTexts.tiersHint}</p>
      {matrix.isError && <p className="text-sm text-turmeric-ink">{wholesaleFormTexts.tiersFallback}</p>}
      <div className="grid grid-cols-2 gap-2" aria-busy={!known}>
        {grants.map(({ tier, label, percentage }) => {
          const grantsIt = chosen.includes(tier);
          const paid = grantsIt ? discountedCents(cents, percentage) : cents;
          return (
            <label
              key={tier}
              className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 rounded-control border border-edge bg-surface px-3 py-2.5 wrap-anywhere has-checked:border-brand has-checked:bg-brand-tint forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 forced-colors:has-checked:outline-[Highlight]"
              data-tier={tier}
            >
              <input
                type="checkbox"
                className="checkbox [grid-row:span_3]"
                checked={grantsIt}
                onChange={({ target }) =>
                  form.setValue('discountTags', withTier(tags, tier, target.checked), { shouldDirty: true })
                }
              />
              <span className="font-semibold">{known ? label : wholesaleFormTexts.none}</span>
              <span className="text-sm text-ink-2">{known ? formatFraction(percentage) : wholesaleFormTexts.none}</span>
              <span className="text-sm font-semibold">
                {known
                  ? wholesaleFormTexts.tierPrice(
                      formatMoney(centsToDollars(paid)),
                      unit.trim() || RESTAURANT_PRODUCT_DEFAULTS.unit,
                    )
                  : wholesaleFormTexts.none}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
