import {
  DeletedRow,
  ScreenParams,
  PriceChanges,
  Screen,
  ScreenList,
  ScreenPaired,
  ScreenPairing,
  ScreenPatch,
} from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ScreensService } from './screens.service.js';

@Controller('api/admin/system/screens')
export class ScreensController {
  constructor(private readonly screens: ScreensService) {}

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
