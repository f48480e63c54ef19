import { UploadedImage } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { Access, Answers, TakesFile, Transactions } from '@larder/platform';
import { receiveFile, type ExpectedFile } from '@larder/platform/forms';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PictureStore } from './picture-store.js';
import { notAnUpload, onePicture, pictureTooLarge, uploadUnreadable } from './picture.errors.js';

const PICTURE_FILE: ExpectedFile = {
  field: 'image',
  limit: LIMITS.imageBytes,
  notAForm: notAnUpload,
  missing: onePicture,
  tooLarge: pictureTooLarge,
  unreadable: uploadUnreadable,
};

@Controller('api/admin/upload')
export class PictureUploadController {
  constructor(
    private readonly store: PictureStore,
    private readonly transactions: Transactions,
  ) {}

  @Access('admin')
  @Answers(UploadedImage)
  @TakesFile('image')
  @Post('product-image')
  @HttpCode(200)
  async upload(@Req() request: FastifyRequest): Promise<UploadedImage> {
    const after = await this.store.keep(await receiveFile(request, PICTURE_FILE, async (file) => file.toBuffer()));
    const subject = `picture:${after.imageUrl}`;
    await this.transactions.record({ type: 'picture.uploaded', subject, after });
    return { imageUrl: after.imageUrl };
  }
}
