import {
  Global,
  Injectable,
  Module,
  type CallHandler,
  type DynamicModule,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { GatewayLists, GATEWAYS, type Gateways } from './gateway-lists.js';

/** A change is answered once the gateways' lists show it. */
@Injectable()
class FreshListsInterceptor implements NestInterceptor {
  constructor(private readonly gateways: GatewayLists) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'GET' || method === 'HEAD') return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.gateways.refresh();
        return answer;
      }),
    );
  }
}

/** Global, because the gateways are given once and every feature with a public list uses them. */
@Global()
@Module({})
export class PublicListsModule {
  static for(gateways: Gateways): DynamicModule {
    return {
      module: PublicListsModule,
      providers: [
        { provide: GATEWAYS, useValue: gateways },
        GatewayLists,
        { provide: APP_INTERCEPTOR, useClass: FreshListsInterceptor },
      ],
      exports: [GatewayLists],
    };
  }
}
