import { UploadedImage } from '@larder/contracts';
import { Access, Answers, TakesFile, Transactions } from '@larder/platform';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PictureStore } from './picture-store.js';
import { receivePicture } from './receive-picture.js';

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
    const after = await this.store.keep(await receivePicture(request));
    const subject = `picture:${after.imageUrl}`;
    await this.transactions.record({ type: 'picture.uploaded', subject, after });
    return { imageUrl: after.imageUrl };
  }
}
