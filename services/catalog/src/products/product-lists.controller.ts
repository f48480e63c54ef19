import { CategoryParams, ProductChanges, ProductChangesQuery, ProductListQuery, StaffProduct } from '@larder/contracts';
import { isRetailCategory, Refusal, type RetailCategory } from '@larder/kernel';
import { Access, Answers, presentedSession, SessionReader } from '@larder/platform';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheOf, sendChanges, sendReadyBytes } from '../public-lists/send-ready-bytes.js';
import { tellName } from '../stores/renamed-store.js';
import { storeNotFound } from '../stores/store.errors.js';
import { StoresService } from '../stores/stores.service.js';
import { ProductLists } from './product-lists.js';
import { categoryNotFound } from './product.errors.js';

@Controller('api/products')
export class ProductListsController {
  constructor(
    private readonly lists: ProductLists,
    private readonly stores: StoresService,
    private readonly sessions: SessionReader,
  ) {}

  @Access('public')
  @Answers([StaffProduct])
  @Get()
  async all(
    @Query() query: ProductListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send('all', query, request, reply);
  }

  /** Saves boards from reading the whole list after each price change. */
  @Access('public')
  @Answers(ProductChanges)
  @Get('changes')
  async changes(
    @Query() { store, since, rev }: ProductChangesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = await this.stores.storeOf(store);
    tellName(reply, store, shown);
    const { revision, ...changes } = await this.lists.changesSince(shown?.id ?? null, since, rev);
    await sendChanges(request, reply, { revision, body: changes, keep: rev === revision });
  }

  @Access('public')
  @Answers([StaffProduct])
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
    if (includeInactive && presentedSession(request)) await this.sendToStaff(key, store, request, reply);
    else {
      const shown = await this.stores.storeOf(store);
      tellName(reply, store, shown);
      const bytes = await this.lists.readList(shown?.id ?? null, key, includeInactive ? undefined : rev);
      await sendReadyBytes(request, reply, bytes, includeInactive ? null : cacheOf(rev, bytes.revision));
    }
  }

  /** Includes inactive products. An expired session is refused, or the page would silently lack rows. */
  private async sendToStaff(
    key: RetailCategory | 'all',
    slug: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const session = await this.sessions.ofRequest(request);
    if (!session) throw new Refusal('unauthenticated', 'Please sign in.');
    const { storeIds } = session.user;
    const store = slug === undefined ? null : await this.stores.named(slug);
    if (store && storeIds !== null && !storeIds.includes(store.id)) throw storeNotFound();
    const id = store?.id ?? (storeIds?.length === 1 ? storeIds[0] : undefined);
    const { revision, products } = id === undefined ? await this.lists.ofChain(storeIds) : await this.lists.ofStore(id);
    const shown = products.filter(({ category }) => key === 'all' || category === key);
    void reply.headers({ 'cache-control': 'private, no-store', 'x-revision': String(revision) });
    void reply.send(shown);
  }
}
