import { ClosureInput, ClosureParams, StaffStore, StoreDraft, StoreParams, StorePatch } from '@larder/contracts';
import { Access, Answers, IdempotencyKey, scopeOf, sessionOf } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { StoreAdminService } from './store-admin.service.js';
import { fieldOfChain } from './store.errors.js';

@Controller('api/admin/stores')
export class StoreAdminController {
  constructor(private readonly stores: StoreAdminService) {}

  @Access('staff')
  @Answers([StaffStore])
  @Get()
  async all(@Req() request: FastifyRequest): Promise<StaffStore[]> {
    return await this.stores.all(scopeOf(request));
  }

  @Access('admin')
  @Answers(StaffStore, 201)
  @Post()
  async create(@Body() draft: StoreDraft, @IdempotencyKey() key: string | null): Promise<StaffStore> {
    return await this.stores.create(draft, key);
  }

  /** Administrators of some stores may only set hours; everything else is the chain's. */
  @Access('store-admin')
  @Answers(StaffStore)
  @Patch(':id')
  async change(
    @Param() { id }: StoreParams,
    @Body() patch: StorePatch,
    @Req() request: FastifyRequest,
  ): Promise<StaffStore> {
    const { weekHours: _hours, ...rest } = patch;
    const [field] = Object.entries(rest).find(([, value]) => value !== undefined) ?? [];
    if (field !== undefined && sessionOf(request).user.storeIds !== null) throw fieldOfChain(field);
    return await this.stores.change(id, patch);
  }

  @Access('store-admin')
  @Answers(StaffStore)
  @Put(':id/closures/:day')
  async setClosure(@Param() { id, day }: ClosureParams, @Body() input: ClosureInput): Promise<StaffStore> {
    return await this.stores.setClosure(id, day, input);
  }

  @Access('store-admin')
  @Answers(StaffStore)
  @Delete(':id/closures/:day')
  async removeClosure(@Param() { id, day }: ClosureParams): Promise<StaffStore> {
    return await this.stores.removeClosure(id, day);
  }
}
