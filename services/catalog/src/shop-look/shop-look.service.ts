import { isDeepStrictEqual } from 'node:util';
import type { ShopLook, ShopLookState } from '@larder/contracts';
import { contrastOfLetters, isReadable, READABLE, readableColor, Refusal, sentence } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { hasDemoGoods } from '../demo/demo-goods.js';
import { PictureStore } from '../pictures/picture-store.js';
import { GatewayLists } from '../public-lists/gateway-lists.js';
import { makeLogo } from './make-logo.js';
import { ShopLookEntity } from './shop-look.entity.js';

/** One change at a time. */
const LOOK_LOCK = [0x1a4f, 4] as const;

const NO_LOGO = { logoUrl: null, logoWidth: null, logoHeight: null, iconUrl: null, proposals: [] };
const PLAIN: Look = { ...NO_LOGO, color: null };

type Look = Omit<ShopLookEntity, 'onlyOne'>;

/** Paths that gateways cache. */
const PATHS = ['/api/shop/style', '/api/shop/manifest', '/api/shop/icon'];

@Injectable()
export class ShopLookService {
  /** Paths that changed here and were not fetched by gateways since. */
  private changed: string[] = [];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly pictures: PictureStore,
    gateways: GatewayLists,
  ) {
    gateways.keepFresh(async () => this.changed.splice(0));
  }

  async look(manager: EntityManager = this.dataSource.manager): Promise<Look> {
    const { onlyOne: _key, ...look } = (await manager.findOneBy(ShopLookEntity, { onlyOne: true })) ?? {
      ...PLAIN,
      onlyOne: true,
    };
    return look;
  }

  async forStaff(): Promise<ShopLook> {
    const { logoUrl, color, proposals } = await this.look();
    return { logoUrl, color, proposals, hasDemoGoods: await hasDemoGoods(this.dataSource) };
  }

  /** @throws Refusal for a file that is not a picture, or a colour without enough contrast for text. */
  async setLogo(sent: Buffer): Promise<ShopLook> {
    const { logo, icon, width, height, proposals } = await this.pictures.inTurn(async () => makeLogo(sent));
    // The files are stored first: a row must not name a missing one.
    const [logoUrl, iconUrl] = [await this.pictures.keepMade(logo), await this.pictures.keepMade(icon)];
    return await this.change((look) => ({
      ...look,
      logoUrl,
      logoWidth: width,
      logoHeight: height,
      iconUrl,
      proposals,
    }));
  }

  async removeLogo(): Promise<ShopLook> {
    return await this.change(({ color }) => ({ ...NO_LOGO, color }));
  }

  async setColor(color: string | null): Promise<ShopLook> {
    if (color !== null && !isReadable(color)) throw unreadable(color);
    return await this.change((look) => ({ ...look, color }));
  }

  private async change(changed: (look: Look) => Look): Promise<ShopLook> {
    await this.transactions.run(async ({ manager, announce }) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...LOOK_LOCK]);
      const before = await this.look(manager);
      const after = changed(before);
      if (isDeepStrictEqual(after, before)) return;
      await manager.upsert(ShopLookEntity, { ...after, onlyOne: true }, ['onlyOne']);
      announce({
        type: 'shop-look.updated',
        subject: 'shop:look',
        before: stateOf(before),
        after: stateOf(after),
      });
    });
    this.changed = [...PATHS];
    return await this.forStaff();
  }
}

const stateOf = ({ logoUrl, color }: Look): ShopLookState => ({ logoUrl, color });

const unreadable = (color: string): Refusal =>
  new Refusal(
    'invalid',
    sentence(
      'Text on {color} cannot be read: its contrast is {contrast}, and {least} is needed. {better} would work.',
      { color, contrast: contrastOfLetters(color), least: READABLE, better: readableColor(color) },
    ),
  );
