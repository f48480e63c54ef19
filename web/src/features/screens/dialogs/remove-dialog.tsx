import type { Screen } from '@larder/contracts';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { screenFormTexts } from '../../../texts/screens.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useRemoveScreen } from '../use-change-screens.ts';

export function RemoveDialog({ screen, onClose }: { screen: Screen; onClose: () => void }) {
  const remove = useRemoveScreen();
  return (
    <ConfirmDialog
      open
      title={screenFormTexts.removeTitle}
      body={screenFormTexts.removeBody(screen.name)}
      confirmLabel={screenFormTexts.removeConfirm}
      busyLabel={screenFormTexts.removing}
      busy={remove.isPending}
      error={remove.error === null ? null : sentenceOf(remove.error, toastTexts.removeScreen.failure.title)}
      onConfirm={() => remove.mutate(screen.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
