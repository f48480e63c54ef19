import type { Screen } from '@larder/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { ScreenPlaceFields } from '../form/place-fields.tsx';
import { SetUpFields } from '../form/set-up-fields.tsx';
import { fieldsOf, patchOf, type ScreenFields } from '../model/screen-fields.ts';
import { useUpdateScreen } from '../use-change-screens.ts';

interface EditDialogProps {
  screen: Screen;
  /** Screens whose set-up can be copied. */
  all: readonly Screen[];
  onClose: () => void;
}

/** A screen's name, store and board, and how the board is set up. */
export function EditDialog({ screen, all, onClose }: EditDialogProps) {
  const before = fieldsOf(screen);
  const form = useForm<ScreenFields>({ defaultValues: before });
  const [store, board, meatBoard, terminal] = useWatch({
    control: form.control,
    name: ['store', 'board', 'meatBoard', 'terminal'],
  });
  const update = useUpdateScreen();
  return (
    <FormDialog
      form={form}
      size="medium"
      title={screenFormTexts.editTitle(screen.name)}
      submitLabel={screenFormTexts.save}
      pendingLabel={screenFormTexts.saving}
      mutation={update}
      fallback={screenFormTexts.failed}
      onSubmit={(fields) => update.mutate({ id: screen.id, patch: patchOf(before, fields) }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ScreenPlaceFields field={fieldsOfForm(form)} store={store} />
      <SetUpFields
        screenId={screen.id}
        setUp={{ board, meatBoard, terminal }}
        all={all}
        onChange={(next) => {
          form.setValue('meatBoard', next.meatBoard, { shouldDirty: true });
          form.setValue('terminal', next.terminal, { shouldDirty: true });
        }}
      />
    </FormDialog>
  );
}
