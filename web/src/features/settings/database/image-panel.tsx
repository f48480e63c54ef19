import type { PictureImportDetails } from '@larder/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { fetchImages, importImages } from '../../../shared/api/backups.ts';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useStoreDay } from '../../../shared/use-store-day.ts';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { PICTURE_SET_ENDING, pictureSetFault } from '../model/chosen-file.ts';
import { Panel } from '../shell/panel.tsx';

const exportFailure = settingsToasts.exportImages.failure;

/** Pictures out as a ZIP, and in again. */
export function ImagePanel() {
  const day = useStoreDay();
  const picker = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () => fetchImages(day),
    onSuccess: saveFile,
    onError: () => toasts.show({ ...exportFailure, tone: 'error' }),
  });
  const load = useMutation({
    meta: settingsToasts.importImages,
    mutationFn: (file: File) => importImages(file, setSent),
  });
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const wrong = pictureSetFault(file);
    setFault(wrong);
    if (wrong !== null) return;
    setSent(0);
    load.mutate(file);
  };
  const problem =
    fault ??
    (load.isError ? sentenceOf(load.error, settingsToasts.importImages.failure.fallback) : null) ??
    (save.isError ? sentenceOf(save.error, exportFailure.description) : null);
  return (
    <Panel title={databaseTexts.images} hint={databaseTexts.imagesHint}>
      <div className="flex flex-wrap gap-2">
        <Button icon={Download} aria-busy={save.isPending} onClick={() => !save.isPending && save.mutate()}>
          {save.isPending ? databaseTexts.exportingImages : databaseTexts.exportImages}
        </Button>
        <Button icon={Upload} aria-busy={load.isPending} onClick={() => !load.isPending && picker.current?.click()}>
          {load.isPending ? databaseTexts.importingImages : databaseTexts.importImages}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={PICTURE_SET_ENDING}
          aria-label={databaseTexts.imageFile}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file can be chosen again after it has been corrected.
            event.target.value = '';
          }}
        />
      </div>
      {load.isPending && (
        <div className="grid gap-1">
          <progress
            className="progress w-full"
            aria-label={databaseTexts.importProgress}
            {...(sent < 1 ? { max: 1, value: sent } : {})}
          />
        </div>
      )}
      <Alert>{problem}</Alert>
      {load.data !== undefined && <ImageResult details={load.data.details} />}
    </Panel>
  );
}

/** What became of the files of a ZIP. */
function ImageResult({ details }: { details: PictureImportDetails }) {
  const { imported, skipped, attached, reasons } = details;
  return (
    <div className="grid gap-2">
      <output className="font-semibold">
        {databaseTexts.imported(imported)}, {databaseTexts.skipped(skipped)}
      </output>
      {attached > 0 && <p>{databaseTexts.attached(attached)}</p>}
      {reasons.length > 0 && (
        <ul
          aria-label={databaseTexts.skippedList}
          className="grid gap-1 max-h-64 py-2 px-3 overflow-y-auto border border-edge bg-surface wrap-anywhere"
        >
          {reasons.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              <strong>{name}</strong> · {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
