import { CategoryParams, Product, ProductListQuery } from '@larder/contracts';
import { isRetailCategory, Refusal, type RetailCategory } from '@larder/kernel';
import { Access, Answers, presentedSession, SessionReader } from '@larder/platform';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendReadyBytes } from '../public-lists/send-ready-bytes.js';
import { StoresService } from '../stores/stores.service.js';
import { ProductLists } from './product-lists.js';
import { productView } from './product-view.js';
import { categoryNotFound } from './product.errors.js';
import { ProductRepository } from './product.repository.js';

@Controller('api/products')
export class ProductListsController {
  constructor(
    private readonly lists: ProductLists,
    private readonly products: ProductRepository,
    private readonly stores: StoresService,
    private readonly sessions: SessionReader,
  ) {}

  @Access('public')
  @Answers([Product])
  @Get()
  async all(
    @Query() query: ProductListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send('all', query, request, reply);
  }

  @Access('public')
  @Answers([Product])
  @Get('category/:category')
  async category(
    @Param() { category }: CategoryParams,
    @Query() query: ProductListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isRetailCategory(category)) throw categoryNotFound();
    await this.send(category, query, request, reply);
  }

  private async send(
    key: RetailCategory | 'all',
    { store, rev, includeInactive = false }: ProductListQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.stores.requireStore(store);
    if (includeInactive) await this.sendToStaff(key, request, reply);
    else {
      const bytes = await this.lists.readList(key, rev);
      await sendReadyBytes(request, reply, bytes, rev === undefined || rev === bytes.revision);
    }
  }

  /** With inactive products. An expired session is refused, or the page would silently lose rows. */
  private async sendToStaff(key: RetailCategory | 'all', request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!presentedSession(request)) {
      await sendReadyBytes(request, reply, await this.lists.readList(key), false);
      return;
    }
    if (!(await this.sessions.ofRequest(request))) throw new Refusal('unauthenticated', 'Please sign in.');
    const { revision, products } = await this.products.snapshot('all');
    const shown = products.filter(({ category }) => key === 'all' || category === key);
    void reply.headers({ 'cache-control': 'private, no-store', 'x-revision': String(revision) });
    void reply.send(shown.map(productView));
  }
}
