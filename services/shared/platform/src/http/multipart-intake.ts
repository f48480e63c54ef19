import multipart from '@fastify/multipart';
import { Refusal } from '@larder/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { declarationsOf } from '../auth/route-declarations.js';

/** Forms are read by Fastify's multipart plugin; receiveFile limits the size of each file. */
@Injectable()
export class MultipartIntake implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: Fastify would finish starting before Nest has set its error handler.
    void fastify.register(multipart, {
      limits: { files: 1, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 },
    });
    fastify.addHook('onRequest', (request, _reply, done) => {
      const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
      if (isForm && declarationsOf(request).takesFile !== true) {
        done(new Refusal('unsupported_type', 'This content type is not accepted here. Send JSON.'));
      } else done();
    });
  }
}
