import { LIMITS } from '@larder/kernel';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import type { ReceivedPicture } from '../../../shared/ui/picture/picture-field.tsx';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { uploadPicture } from '../restaurant-api.ts';

const { uploadPicture: texts } = wholesaleToasts;

/** Sends a chosen file to the server, which keeps it. Tells in a notice how it went, and throws the sentence of a failure. */
export async function receiveUpload(file: File): Promise<ReceivedPicture> {
  if (!file.type.toLowerCase().startsWith('image/')) throw refused(texts.wrongType);
  if (file.size > LIMITS.imageBytes) throw refused(texts.tooLarge);
  try {
    const { imageUrl } = await uploadPicture(file);
    toasts.show(texts.done);
    return { url: imageUrl };
  } catch (error) {
    throw refused({ title: texts.failure.title, description: sentenceOf(error, texts.failure.fallback) });
  }
}

function refused(notice: { title: string; description: string }): Error {
  toasts.show({ ...notice, tone: 'error' });
  return new Error(notice.description);
}
