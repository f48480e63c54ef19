import multipart from '@fastify/multipart';
import { Refusal } from '@larder/kernel';
import type { FactoryProvider, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

export class MultipartIntake implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly fileBytes: number,
  ) {}

  /** @param fileBytes the default limit. */
  static provide(fileBytes: number): FactoryProvider<MultipartIntake> {
    return {
      provide: MultipartIntake,
      useFactory: (host: HttpAdapterHost) => new MultipartIntake(host, fileBytes),
      inject: [HttpAdapterHost],
    };
  }

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: Fastify would finish starting before Nest has set its error handler.
    void fastify.register(multipart, {
      limits: { fileSize: this.fileBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 },
    });
    fastify.addHook('onRequest', (request, _reply, done) => {
      const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
      const { takesFile } = request.routeOptions.config as { takesFile?: boolean };
      if (isForm && !takesFile) {
        done(new Refusal('unsupported_type', 'This kind of content is not accepted here; send JSON.'));
      } else done();
    });
  }
}
