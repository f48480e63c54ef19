import { LIMITS } from '@larder/kernel';
import { receiveFile, type ExpectedFile } from '@larder/platform/forms';
import type { FastifyRequest } from 'fastify';
import { notAnUpload, onePicture, pictureTooLarge } from './picture.errors.js';

const PICTURE_FILE: ExpectedFile = {
  field: 'image',
  limit: LIMITS.imageBytes,
  notAForm: notAnUpload,
  missing: onePicture,
  tooLarge: pictureTooLarge,
};

/** The file of a form's field "image". @throws Refusal */
export const receivePicture = async (request: FastifyRequest): Promise<Buffer> =>
  await receiveFile(request, PICTURE_FILE, async (file) => file.toBuffer());
