import { databaseTexts, restoreTexts } from '../../../texts/settings/database.ts';

export const BACKUP_ENDINGS: readonly string[] = ['.json', '.sql', '.db'];
export const PICTURE_SET_ENDING = '.zip';

type Named = Pick<File, 'name'>;

const endsIn = ({ name }: Named, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** The fault of a chosen backup file by its name; the server checks its content. */
export function backupFileFault(file: Named | null): string | null {
  if (file === null) return restoreTexts.noFile;
  return endsIn(file, BACKUP_ENDINGS) ? null : restoreTexts.wrongFile;
}

export function pictureSetFault(file: Named): string | null {
  return endsIn(file, [PICTURE_SET_ENDING]) ? null : databaseTexts.notZip;
}
