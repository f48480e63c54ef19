import { useId, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { PictureField, type ReceivedPicture } from '../../../shared/ui/picture/picture-field.tsx';
import { pictureTexts } from '../../../texts/picture.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import { BoardPreview } from './board-preview.tsx';
import { faultOf, formatBytes, preparePicture } from './picture/prepare-picture.ts';
import type { ProductFields } from './product-fields.ts';
import { ProductFieldset } from './product-fieldset.tsx';

interface ProductFormProps {
  form: UseFormReturn<ProductFields>;
  title: string;
  submitLabel: string;
  pending: boolean;
  /** Why the server refused. */
  error: string | null;
  /** A new product needs prices; in an edited one, what is no price counts as 0. */
  pricesRequired: boolean;
  /** Stands above the fields. */
  notice?: ReactNode;
  onSubmit: (fields: ProductFields) => void;
  onClose: () => void;
  /** Stands below the form. */
  children?: ReactNode;
}

/** The dialog of a product: its picture and how the board will show it on one side, its fields on the other. */
export function ProductForm(props: ProductFormProps) {
  const { form, title, submitLabel, pending, error, pricesRequired, notice, onSubmit, onClose, children } = props;
  const formId = useId();
  const { requestClose, question } = useDiscardQuestion(form.formState.isDirty, onClose);
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' });
  return (
    <Dialog
      open
      size="wide"
      title={title}
      description={productFormTexts.requiredNote}
      onCloseRequest={() => !pending && requestClose()}
      footer={
        <>
          {error !== null && (
            <p role="alert" className="mr-auto font-semibold text-price [overflow-wrap:anywhere]">
              {error}
            </p>
          )}
          <Button onClick={() => !pending && requestClose()}>{productFormTexts.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} aria-busy={pending} className="min-w-36">
            {pending ? productFormTexts.saving : submitLabel}
          </Button>
        </>
      }
    >
      {notice}
      <form
        id={formId}
        noValidate
        className="product-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void form.handleSubmit(onSubmit)(event);
        }}
      >
        <ProductFieldset form={form} pricesRequired={pricesRequired} />
        <div className="product-form-side">
          <PictureField
            url={imageUrl}
            receive={receivePicture}
            rules={pictureTexts.rules}
            onChange={(url) => form.setValue('imageUrl', url, { shouldDirty: true, shouldTouch: true })}
          />
          <BoardPreview control={form.control} />
        </div>
      </form>
      {children}
      {question}
    </Dialog>
  );
}

/** Makes a picture for the board of a chosen file; it travels with the product. */
async function receivePicture(file: File): Promise<ReceivedPicture> {
  const fault = faultOf(file);
  if (fault !== null) throw new Error(pictureTexts[fault]);
  const prepared = await preparePicture(file).catch(() => {
    throw new Error(pictureTexts.unreadable);
  });
  const note = pictureTexts.prepared(formatBytes(prepared.bytesBefore), formatBytes(prepared.bytesAfter));
  return { url: prepared.dataUrl, note };
}
