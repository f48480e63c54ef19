import type {} from '@fastify/multipart';
import { Refusal } from '@larder/kernel';
import type { FastifyRequest } from 'fastify';
import { notAnUpload, onePicture, pictureTooLarge, uploadUnreadable } from './picture.errors.js';

/**
 * The one file of a form, from its field `image`; other texts of the form are ignored.
 * @throws Refusal when there is none, or another, or a second one, or one that is too large.
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw notAnUpload();
  let sent: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'image' || sent) throw onePicture();
      sent = bytes;
    }
  } catch (error) {
    throw refusalFor(error);
  }
  if (!sent) throw onePicture();
  return sent;
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return pictureTooLarge();
  if (code === 'FST_FILES_LIMIT') return onePicture();
  return uploadUnreadable();
}
