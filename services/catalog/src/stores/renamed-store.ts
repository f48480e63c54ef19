import type { FastifyReply } from 'fastify';

/** Tells a caller who named the store by a name that it no longer has what its name is now. */
export function tellName(reply: FastifyReply, asked: string | undefined, store: { slug: string } | null): void {
  if (asked !== undefined && store !== null && asked !== store.slug) void reply.header('x-store', store.slug);
}
