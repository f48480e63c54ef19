import { LowestProductPrices, StoreQuery } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';
import { Access, Answers, scopeOf } from '@larder/platform';
import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { storeNotFound } from '../../stores/store.errors.js';
import { StoresService } from '../../stores/stores.service.js';
import { ProductLists } from '../product-lists.js';

@Controller('api/admin/products')
export class LowestPricesController {
  constructor(
    private readonly stores: StoresService,
    private readonly lists: ProductLists,
  ) {}

  /** Answers even when the board does not show lowest prices. */
  @Access('staff')
  @Answers(LowestProductPrices)
  @Get('lowest')
  async read(@Query() _named: StoreQuery, @Req() request: FastifyRequest): Promise<LowestProductPrices> {
    const { store: id } = scopeOf(request);
    const store = id === null ? await this.stores.storeOf(undefined) : await this.stores.openStore(id);
    if (!store) throw storeNotFound();
    const lowest = await this.lists.lowestIn(store.id);
    const products = [...lowest].map(([productId, cents]) => ({ productId, lowest: centsToDollars(cents) }));
    return { store: store.slug, products };
  }
}
