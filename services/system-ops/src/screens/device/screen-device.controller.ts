import { NewScreen, SCREEN_KEY_HEADER, ScreenReport, ScreenSelf } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Get, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { ScreenDeviceService } from './screen-device.service.js';

@Controller('api/screens')
export class ScreenDeviceController {
  constructor(private readonly screens: ScreenDeviceService) {}

  @Access('public')
  @Answers(NewScreen, 201)
  @Post()
  @Header('cache-control', 'no-store')
  async begin(): Promise<NewScreen> {
    return await this.screens.begin();
  }

  @Access('public')
  @Answers(ScreenSelf)
  @Get('self')
  @Header('cache-control', 'no-store')
  async self(@Headers(SCREEN_KEY_HEADER) key: unknown): Promise<ScreenSelf> {
    return await this.screens.self(key);
  }

  @Access('public')
  @Answers(ScreenSelf)
  @Post('self/report')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async report(@Headers(SCREEN_KEY_HEADER) key: unknown, @Body() { revision }: ScreenReport): Promise<ScreenSelf> {
    return await this.screens.report(key, revision);
  }
}
