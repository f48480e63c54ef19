import type { Screen } from '@larder/contracts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { ScreenPlaceFields } from '../form/place-fields.tsx';
import { SetUpFields } from '../form/set-up-fields.tsx';
import { fieldsOf, isChanged, patchOf, problemsOf, type ScreenFields } from '../model/screen-fields.ts';
import { useUpdateScreen } from '../use-change-screens.ts';
import { Failure } from './failure.tsx';

interface EditDialogProps {
  screen: Screen;
  /** From which a set-up can be copied. */
  all: readonly Screen[];
  onClose: () => void;
}

/** A screen's name, store and board, and how the board is set up. */
export function EditDialog({ screen, all, onClose }: EditDialogProps) {
  const before = fieldsOf(screen);
  const [fields, setFields] = useState(before);
  const [submitted, setSubmitted] = useState(false);
  const update = useUpdateScreen();
  const nameField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const leaving = useDiscardQuestion(isChanged(before, fields), onClose);
  const change = (part: Partial<ScreenFields>): void => setFields((was) => ({ ...was, ...part }));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (update.isPending) return;
    setSubmitted(true);
    if (problemsOf(fields).includes('name')) return nameField.current?.focus();
    update.mutate({ id: screen.id, patch: patchOf(before, fields) }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      size="medium"
      title={screenFormTexts.editTitle(screen.name)}
      initialFocus={nameField}
      onCloseRequest={leaving.requestClose}
      footer={
        <>
          <Button onClick={leaving.requestClose}>{screenFormTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-disabled={update.isPending}>
            {update.isPending ? screenFormTexts.saving : screenFormTexts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <ScreenPlaceFields
          fields={fields}
          problems={submitted ? problemsOf(fields) : []}
          nameField={nameField}
          onChange={change}
        />
        <SetUpFields screenId={screen.id} fields={fields} all={all} onChange={setFields} />
        <Failure error={update.error} />
      </form>
      {leaving.question}
    </Dialog>
  );
}
