import { createHash } from 'node:crypto';
import { SearchReadings } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SHARED_CACHE } from '../public-lists/shared-cache.js';
import { linesOf } from './lines-of.js';
import { NameTexts } from './name-texts.js';

/** The readings of Chinese characters, for searching lists. Pages fetch them separately when a search begins. */
@Controller('api')
export class SearchReadingsController {
  constructor(private readonly names: NameTexts) {}

  @Access('public')
  @Answers(SearchReadings)
  @Get('products/readings')
  async ofPublicLists(@Headers('if-none-match') known: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.names.shown(), SHARED_CACHE, known);
  }

  @Access('staff')
  @Answers(SearchReadings)
  @Get('admin/products/readings')
  async ofAllLists(@Headers('if-none-match') known: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.names.all(), 'private, no-store', known);
  }
}

async function send(reply: FastifyReply, text: string, cache: string, known: string | undefined): Promise<void> {
  const answer: SearchReadings = { characters: linesOf(text) };
  const etag = `"${createHash('sha256').update(answer.characters.join('\n')).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ 'cache-control': cache, etag });
  await (known === etag ? reply.status(304).send() : reply.send(answer));
}
