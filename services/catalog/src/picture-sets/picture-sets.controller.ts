import { PictureImportAnswer } from '@larder/contracts';
import { Access, Answers, AnswersFile, asFile, refuseForeignDownload, TakesFile } from '@larder/platform';
import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PictureExportService } from './picture-export.service.js';
import { PictureImportService } from './picture-import.service.js';

const ZIP_TYPE = 'application/zip';

@Controller('api/admin/system')
export class PictureSetsController {
  constructor(
    private readonly exports: PictureExportService,
    private readonly imports: PictureImportService,
  ) {}

  @Access('admin')
  @AnswersFile(ZIP_TYPE)
  @Get('export-images')
  async export(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseForeignDownload(request, 'Pictures can only be exported from Larder.');
    const { name, content } = await this.exports.export(new Date());
    await reply.headers(asFile(name, ZIP_TYPE)).send(content);
  }

  @Access('admin')
  @Answers(PictureImportAnswer)
  @TakesFile('images')
  @Post('import-images')
  @HttpCode(200)
  async import(@Req() request: FastifyRequest): Promise<PictureImportAnswer> {
    return await this.imports.import(request);
  }
}
