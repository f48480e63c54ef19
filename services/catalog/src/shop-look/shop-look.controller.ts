import { ShopLook, ShopLookPatch } from '@larder/contracts';
import { HOUSE_COLOR } from '@larder/kernel';
import { Access, Answers, AnswersFile, AnswersMoved, TakesFile } from '@larder/platform';
import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { receivePicture } from '../pictures/receive-picture.js';
import { SHARED_CACHE } from '../public-lists/shared-cache.js';
import { StoresService } from '../stores/stores.service.js';
import { ShopLookService } from './shop-look.service.js';
import { styleSheet } from './style-sheet.js';

/** The defaults of pages in a shop without a custom look. */
const HOUSE = { ground: '#fbf8f2', icon: '/favicon.svg' } as const;

@Controller('api')
export class ShopLookController {
  constructor(
    private readonly shop: ShopLookService,
    private readonly stores: StoresService,
  ) {}

  @Access('public')
  @AnswersFile('text/css')
  @Get('shop/style')
  @Header('cache-control', SHARED_CACHE)
  @Header('content-type', 'text/css; charset=utf-8')
  async style(): Promise<string> {
    return styleSheet(await this.shop.look());
  }

  @Access('public')
  @AnswersFile('application/manifest+json')
  @Get('shop/manifest')
  @Header('cache-control', SHARED_CACHE)
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  async manifest(): Promise<string> {
    const { color, iconUrl } = await this.shop.look();
    const name = (await this.stores.storeOf(undefined))?.name ?? 'Larder';
    return JSON.stringify({
      name,
      short_name: name,
      start_url: '/',
      display: 'standalone',
      theme_color: color ?? HOUSE_COLOR,
      background_color: HOUSE.ground,
      icons: [
        iconUrl === null
          ? { src: HOUSE.icon, sizes: 'any', type: 'image/svg+xml' }
          : { src: iconUrl, sizes: '512x512', type: 'image/png' },
      ],
    });
  }

  @Access('public')
  @AnswersMoved('The picture.')
  @Get('shop/icon')
  @Header('cache-control', SHARED_CACHE)
  async icon(@Res() reply: FastifyReply): Promise<void> {
    const { iconUrl } = await this.shop.look();
    await reply.redirect(iconUrl ?? HOUSE.icon, 302);
  }

  @Access('admin')
  @Answers(ShopLook)
  @Get('admin/shop')
  async read(): Promise<ShopLook> {
    return await this.shop.forStaff();
  }

  @Access('admin')
  @Answers(ShopLook)
  @Patch('admin/shop')
  async change(@Body() { color }: ShopLookPatch): Promise<ShopLook> {
    return await this.shop.setColor(color);
  }

  @Access('admin')
  @Answers(ShopLook)
  @TakesFile('image')
  @Put('admin/shop/logo')
  async setLogo(@Req() request: FastifyRequest): Promise<ShopLook> {
    return await this.shop.setLogo(await receivePicture(request));
  }

  @Access('admin')
  @Answers(ShopLook)
  @Delete('admin/shop/logo')
  @HttpCode(200)
  async removeLogo(): Promise<ShopLook> {
    return await this.shop.removeLogo();
  }
}
