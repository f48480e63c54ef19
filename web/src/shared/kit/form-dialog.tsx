import { type ReactNode, useId } from 'react';
import type { FieldErrors, FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { overlayTexts } from '../../texts/overlays.ts';
import { currentOfConflict, slipsOfConflict } from '../api/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useDiscardQuestion } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface FormDialogProps<F extends FieldValues> {
  form: UseFormReturn<F>;
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'wide';
  /** The field that gets the focus; otherwise the first one. */
  focus?: Path<F>;
  submitLabel: string;
  pendingLabel: string;
  /** The text of the Cancel button. */
  closeLabel?: string;
  /** The mutation that submits. Its failure is shown as the server's sentence, unless it is a conflict or question. */
  mutation: { isPending: boolean; error: Error | null };
  /** Whether a part of the form is still loading, which disables submitting. */
  incomplete?: boolean;
  /** Shown when the server sent no sentence. */
  fallback: string;
  /** Content above the fields. */
  notice?: ReactNode;
  /** Content below the form. */
  below?: ReactNode;
  /** Whether nothing can be submitted any more: only closing is offered. */
  over?: boolean;
  /** Closing discards and stops nothing: it needs no question, works while saving, and is a step back in history. */
  closesFreely?: boolean;
  className?: string;
  onSubmit: (fields: F) => void;
  onInvalid?: (errors: FieldErrors<F>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: it asks before discarding, stays open while saving, and shows failures. */
export function FormDialog<F extends FieldValues>(props: FormDialogProps<F>) {
  const { form, mutation, incomplete = false, over = false, closesFreely = false, className = 'grid gap-5' } = props;
  const { closeLabel = overlayTexts.cancel } = props;
  const formId = useId();
  const { isPending, error } = mutation;
  const { requestClose, question } = useDiscardQuestion(
    form.formState.isDirty && !over && !closesFreely,
    props.onClose,
  );
  const close = (): void => {
    if (!isPending || closesFreely) requestClose();
  };
  const isShownAbove = currentOfConflict(error) !== null || slipsOfConflict(error) !== null;
  // A wide form scrolls, so the failure is shown next to the button.
  const isWide = props.size === 'wide';
  const failure = error !== null && !isShownAbove && (
    <Alert className="mr-auto" error={error} fallback={props.fallback} />
  );
  return (
    <Dialog
      size={props.size}
      title={props.title}
      description={props.description}
      initialFocus={props.focus}
      inAddress={closesFreely}
      onCloseRequest={close}
      footer={
        <>
          {isWide && failure}
          <Button onClick={close}>{over ? overlayTexts.close : closeLabel}</Button>
          {!over && (
            <Button
              type="submit"
              form={formId}
              tone="primary"
              aria-busy={isPending}
              aria-disabled={incomplete}
              className="min-w-36"
            >
              {isPending ? props.pendingLabel : props.submitLabel}
            </Button>
          )}
        </>
      }
    >
      {props.notice}
      <form
        id={formId}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !incomplete && !over) void form.handleSubmit(props.onSubmit, props.onInvalid)(event);
        }}
      >
        {props.children}
        {!isWide && failure}
      </form>
      {props.below}
      {question}
    </Dialog>
  );
}

/** Binds the kit's fields to a form: value, focus, and the error below the field. */
export function fieldsOfForm<F extends FieldValues>(form: UseFormReturn<F>) {
  return <N extends Path<F>>(name: N, rules?: RegisterOptions<F, N>) => ({
    ...form.register(name, rules),
    error: form.getFieldState(name, form.formState).error?.message ?? null,
  });
}
