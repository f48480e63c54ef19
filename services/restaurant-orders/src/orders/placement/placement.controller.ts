import { OrderPlacement, PlacedOrder, StoreQuery } from '@larder/contracts';
import { Access, Answers, IdempotencyKey } from '@larder/platform';
import { Body, Controller, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeVisitorOf } from '../../codes/code-visitor.js';
import { PlacementService } from './placement.service.js';

@Controller('api/restaurant/order')
export class PlacementController {
  constructor(private readonly placement: PlacementService) {}

  @Access('public')
  @Answers(PlacedOrder, 201)
  @Post()
  @HttpCode(201)
  async place(
    @Body() placement: OrderPlacement,
    @Query() { store }: StoreQuery,
    @IdempotencyKey() key: string | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlacedOrder> {
    const visitor = codeVisitorOf(request, reply, store);
    return await this.placement.place({ placement, store: visitor.store, key, visitor });
  }
}
