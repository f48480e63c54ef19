import { Refusal } from '@larder/kernel';
import { REDIS_RETURNED } from '@larder/platform';
import {
  Controller,
  Global,
  Injectable,
  Module,
  type CallHandler,
  type DynamicModule,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concatMap, tap, type Observable } from 'rxjs';
import { GatewayLists, GATEWAYS, LISTS_PORT, STORE_READ, type Gateways } from './gateway-lists.js';

/** A change is answered only after the gateways' lists show it. */
@Injectable()
class FreshListsInterceptor implements NestInterceptor {
  constructor(private readonly gateways: GatewayLists) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { method, query, headers } = http.getRequest<FastifyRequest>();
    if (method === 'GET' || method === 'HEAD') {
      const { store, rev, since } = query as { store?: unknown; rev?: unknown; since?: unknown };
      if (headers[LISTS_PORT] !== undefined) {
        const reply = http.getResponse<FastifyReply>();
        return next.handle().pipe(tap({ error: (error: unknown) => replaceStored(error, reply) }));
      }
      // Gateways cache answers by revision separately from the list that a change makes stale.
      if (typeof store !== 'string' || rev !== undefined || since !== undefined) return next.handle();
      return next.handle().pipe(tap({ complete: () => this.gateways.storeRead(store) }));
    }
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.gateways.refresh();
        return answer;
      }),
    );
  }
}

/** When a list ends (its store was closed), the gateway caches the 404 for a second instead of the old list. */
function replaceStored(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof Refusal && error.code === 'not_found')) return;
  // nginx honours the first of these headers that it finds, and the refusal adds its cache-control.
  void reply.removeHeader('cache-control').header('x-accel-expires', '1');
}

/** Learns from other replicas which stores' lists gateways may have cached. */
@Controller()
class StoreReadsController {
  constructor(private readonly gateways: GatewayLists) {}

  @EventPattern(STORE_READ)
  read(@Payload() { store }: { store?: unknown }): void {
    if (typeof store === 'string') this.gateways.reads.readElsewhere(store, performance.now());
  }

  @EventPattern<string>(REDIS_RETURNED)
  returned(): void {
    this.gateways.reads.connected(performance.now());
  }
}

/** Global, because the gateways are given once and every feature with a public list uses them. */
@Global()
@Module({})
export class PublicListsModule {
  static for(gateways: Gateways): DynamicModule {
    return {
      module: PublicListsModule,
      controllers: [StoreReadsController],
      providers: [
        { provide: GATEWAYS, useValue: gateways },
        GatewayLists,
        { provide: APP_INTERCEPTOR, useClass: FreshListsInterceptor },
      ],
      exports: [GatewayLists],
    };
  }
}
