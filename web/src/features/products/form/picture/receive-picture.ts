import type { ReceivedPicture } from '../../../../shared/ui/picture/picture-field.tsx';
import { pictureTexts } from '../../../../texts/picture.ts';
import { faultOf, formatBytes, preparePicture } from './prepare-picture.ts';

/** Makes a picture for the board of a chosen file; it travels with the product. */
export async function receivePicture(file: File): Promise<ReceivedPicture> {
  const fault = faultOf(file);
  if (fault !== null) throw new Error(pictureTexts[fault]);
  const prepared = await preparePicture(file).catch(() => {
    throw new Error(pictureTexts.unreadable);
  });
  const note = pictureTexts.prepared(formatBytes(prepared.bytesBefore), formatBytes(prepared.bytesAfter));
  return { url: prepared.dataUrl, note };
}
