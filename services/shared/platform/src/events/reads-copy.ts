import { schemaOf, type ServiceName } from '@larder/contracts';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { EventConsumers, type ConsumerClass } from './event-consumers.js';

const COPIES = Symbol('copies that a route reads');

@Injectable()
class CopyInterceptor implements NestInterceptor {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<ReturnType<CallHandler['handle']>> {
    const copies = this.reflector.get<readonly ConsumerClass[]>(COPIES, context.getHandler());
    await Promise.all(copies.map(async (copy) => this.consumers.caughtUp(copy)));
    return next.handle();
  }
}

/**
 * For routes that read consumers' copies: the handler runs once these have applied everything committed when the
 * request arrived, after a second at the latest. When nothing is new, this costs one comparison.
 */
export function ReadsCopy(...consumers: readonly ConsumerClass[]): MethodDecorator {
  return applyDecorators(SetMetadata(COPIES, consumers), UseInterceptors(CopyInterceptor));
}

/** SQL: whether a consumer has applied all of a log, in the statement's snapshot. For statements of every order. */
export function isCaughtUp(service: ServiceName, consumer: string, producer: ServiceName): string {
  return `(SELECT coalesce(max(number), 0) FROM ${schemaOf(producer)}.event_log) <= coalesce((SELECT number
    FROM ${schemaOf(service)}.event_cursor WHERE consumer = '${consumer}' AND producer = '${producer}'), 0)`;
}
