import {
  Backup,
  BackupAnswer,
  BackupParams,
  BackupProgressAnswer,
  BackupRequest,
  BackupSchedule,
  EmptiedShop,
  RestoreAnswer,
} from '@larder/contracts';
import { Access, Answers, AnswersFile, asFile, refuseForeignDownload, TakesFile } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BackupsService } from './make/backups.service.js';
import { RestoreService } from './restore/restore.service.js';

@Controller('api/admin/system')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly restores: RestoreService,
  ) {}

  @Access('admin')
  @Answers([Backup])
  @Get('backups')
  async list(): Promise<Backup[]> {
    return await this.backups.list();
  }

  @Access('admin')
  @Answers(BackupAnswer)
  @Post('backup')
  @HttpCode(200)
  async create(@Body() { description }: BackupRequest): Promise<BackupAnswer> {
    const backup = await this.backups.create('manual', description ?? null);
    return { success: true, filename: backup.filename, backup };
  }

  @Access('admin')
  @Answers(BackupProgressAnswer)
  @Get('backup/progress')
  async progress(): Promise<BackupProgressAnswer> {
    return { current: await this.backups.progress() };
  }

  @Access('admin')
  @Answers(BackupSchedule)
  @Get('backup/schedule')
  async schedule(): Promise<BackupSchedule> {
    return await this.backups.schedule();
  }

  @Access('admin')
  @Answers(BackupSchedule)
  @Put('backup/schedule')
  async setSchedule(@Body() schedule: BackupSchedule): Promise<BackupSchedule> {
    return await this.backups.setSchedule(schedule);
  }

  @Access('admin')
  @AnswersFile('application/octet-stream')
  @Get('backup/:filename/download')
  async download(
    @Param() { filename }: BackupParams,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseForeignDownload(request, 'Backups can only be downloaded from Larder.');
    const { bytes, content } = await this.backups.open(filename);
    await reply.headers({ ...asFile(filename, 'application/octet-stream'), 'content-length': bytes }).send(content);
  }

  @Access('admin')
  @Answers(RestoreAnswer)
  @TakesFile('backup')
  @Post('restore')
  @HttpCode(200)
  async restore(@Req() request: FastifyRequest): Promise<RestoreAnswer> {
    return await this.restores.restore(request);
  }

  @Access('admin')
  @Answers(EmptiedShop)
  @Post('empty-shop')
  @HttpCode(200)
  async emptyShop(): Promise<EmptiedShop> {
    return await this.restores.empty();
  }
}
