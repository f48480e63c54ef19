import { centsToDollars, formatMoney, LIMITS, MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import { useWatch } from 'react-hook-form';
import { EditConflict } from '../../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../../shared/kit/edit-form.ts';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { usePriceQuestion } from '../../../shared/kit/price-question.tsx';
import { wholeOf } from '../../../shared/text/typed-code.ts';
import { TextField } from '../../../shared/ui/fields.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { priceGuardTexts } from '../../../texts/price-guard.ts';
import { wholesaleFormTexts } from '../../../texts/restaurant-products/form.ts';
import { wholesaleStoreTexts as texts } from '../../../texts/restaurant-products/stores.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { usePriceQuestions } from '../changes/price-questions.ts';
import { useUpdateProduct } from '../changes/use-change-products.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';

interface Fields {
  price: string;
  minOrder: string;
}

const fieldsOf = (product: WholesaleProduct | null): Fields => ({
  price: product?.pricePerUnit.toFixed(2) ?? '',
  minOrder: String(product?.minOrderQuantity ?? ''),
});

const FIGURE = { autoComplete: 'off', className: 'text-right font-semibold' } as const;

/** A store's own values of a product: changed fields become its own, the others keep following the chain. */
export function OverrideDialog({ product, onClose }: { product: WholesaleProduct; onClose: () => void }) {
  const edit = useEditForm(product, fieldsOf);
  const { form, baseFields, contested } = edit;
  const base = edit.base ?? product;
  const update = useUpdateProduct();
  const questionsAbout = usePriceQuestions();
  const guard = usePriceQuestion(useWatch({ control: form.control, name: 'price' }));
  const field = fieldsOfForm(form);
  const submit = (fields: Fields): void => {
    const pricePerUnit = centsToDollars(parsePriceCents(fields.price) ?? 0);
    const minOrderQuantity = wholeOf(fields.minOrder, base.minOrderQuantity);
    const own = {
      ...(pricePerUnit === base.pricePerUnit ? {} : { pricePerUnit }),
      ...(minOrderQuantity === base.minOrderQuantity ? {} : { minOrderQuantity }),
    };
    if (Object.keys(own).length === 0) return onClose();
    if (guard.ask(questionsAbout(base, { ...base, pricePerUnit }))) return;
    const { confirm } = guard;
    update.mutate(
      { id: base.id, ...own, confirm, version: base.own?.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          guard.onError(error, base.size ?? base.unit);
          edit.onError(error);
        },
      },
    );
  };
  const { chain } = base;
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.title}
      description={
        <>
          <strong className="block text-ink wrap-anywhere">{product.name}</strong>
          {texts.hint}
        </>
      }
      submitLabel={guard.confirm ? priceGuardTexts.publish : contested === null ? texts.save : conflictTexts.keep}
      pendingLabel={wholesaleFormTexts.saving}
      mutation={update}
      fallback={wholesaleToasts.updateRestaurantProduct.failure.title}
      notice={
        <>
          <EditConflict edit={edit} labels={wholesaleFormTexts} shown={(name) => baseFields[name]} />
          {guard.notice}
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...field('price', {
          validate: (text) => (parsePriceCents(text) ?? MAX_PRICE_CENTS + 1) <= MAX_PRICE_CENTS || texts.invalidPrice,
        })}
        {...FIGURE}
        label={wholesaleFormTexts.price}
        inputMode="decimal"
        hint={chain && storeScopeTexts.chainHas(formatMoney(chain.pricePerUnit))}
      />
      <TextField
        {...field('minOrder', {
          validate: (text) => {
            const least = wholeOf(text, -1);
            return (least >= 0 && least <= LIMITS.minOrderQuantity) || texts.invalidQuantity;
          },
        })}
        {...FIGURE}
        label={wholesaleFormTexts.minOrder}
        inputMode="numeric"
        hint={chain && storeScopeTexts.chainHas(`${chain.minOrderQuantity} ${product.unit}`)}
      />
    </FormDialog>
  );
}
