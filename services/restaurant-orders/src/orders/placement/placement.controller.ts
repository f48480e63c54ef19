import { OrderPlacement, PlacedOrder, StoreQuery } from '@larder/contracts';
import { LIMITS, Refusal, sentence } from '@larder/kernel';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeVisitorOf } from '../../codes/code-visitor.js';
import { PlacementService } from './placement.service.js';

const KEY = /^[\x21-\x7e]+$/;

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
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlacedOrder> {
    const visitor = codeVisitorOf(request, reply, store);
    return await this.placement.place({ placement, store: visitor.store, key: readKey(key), visitor });
  }
}

/** Optional: the specification's client sends none. */
function readKey(key: string | undefined): string | null {
  if (key === undefined || key === '') return null;
  if (key.length <= LIMITS.idempotencyKey && KEY.test(key)) return key;
  throw new Refusal(
    'invalid',
    sentence('The Idempotency-Key must be text of at most {most} characters without blanks.', {
      most: LIMITS.idempotencyKey,
    }),
  );
}
