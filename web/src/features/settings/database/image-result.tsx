import type { PictureImportDetails } from '@larder/contracts';
import { databaseTexts } from '../../../texts/settings/database.ts';

/** What became of the files of a ZIP. */
export function ImageResult({ details }: { details: PictureImportDetails }) {
  const { imported, skipped, attached, reasons } = details;
  return (
    <div className="grid gap-2">
      <output className="font-semibold">
        {databaseTexts.imported(imported)}, {databaseTexts.skipped(skipped)}
      </output>
      {attached > 0 && <p>{databaseTexts.attached(attached)}</p>}
      {reasons.length > 0 && (
        <ul aria-label={databaseTexts.skippedList} className="skipped-files">
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
