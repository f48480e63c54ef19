import type { FastifyReply } from 'fastify';

/** Sends the current name of a store to a caller who used a former one. */
export function tellName(reply: FastifyReply, asked: string | undefined, store: { slug: string } | null): void {
  if (asked !== undefined && store !== null && asked !== store.slug) void reply.header('x-store', store.slug);
}
