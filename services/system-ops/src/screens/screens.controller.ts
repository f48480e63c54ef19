import {
  DeletedRow,
  ScreenParams,
  PriceChanges,
  Screen,
  ScreenList,
  ScreenPaired,
  ScreenPairing,
  ScreenPatch,
  ShownOnScreens,
  ShownQuery,
} from '@larder/contracts';
import { Access, Answers, scopeOf } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ReceiptRepository } from './receipt.repository.js';
import { RECEIPTS_KEPT_DAYS } from './screen-keeper.js';
import { ScreensService } from './screens.service.js';

@Controller('api/admin/system/screens')
export class ScreensController {
  constructor(
    private readonly screens: ScreensService,
    private readonly receipts: ReceiptRepository,
  ) {}

  @Access('admin')
  @Answers(ScreenList)
  @Get()
  async list(): Promise<ScreenList> {
    return await this.screens.list();
  }

  @Access('admin')
  @Answers(PriceChanges)
  @Get('changes')
  async changes(): Promise<PriceChanges> {
    return { changes: await this.screens.changes() };
  }

  /** The screens of the caller's stores, or of the named one. */
  @Access('staff')
  @Answers(ShownOnScreens)
  @Get('shown')
  async shown(@Query() { from, until }: ShownQuery, @Req() request: FastifyRequest): Promise<ShownOnScreens> {
    return { screens: await this.receipts.shownBetween(from, until, scopeOf(request)), keptDays: RECEIPTS_KEPT_DAYS };
  }

  @Access('admin')
  @Answers(ScreenPaired, 201)
  @Post()
  async pair(@Body() pairing: ScreenPairing): Promise<ScreenPaired> {
    return await this.screens.pair(pairing);
  }

  @Access('admin')
  @Answers(Screen)
  @Patch(':id')
  async change(@Param() { id }: ScreenParams, @Body() patch: ScreenPatch): Promise<Screen> {
    return await this.screens.change(id, patch);
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async remove(@Param() { id }: ScreenParams): Promise<DeletedRow> {
    await this.screens.remove(id);
    return { success: true, id };
  }
}
