import { readFileSync } from 'node:fs';
import { Access, AnswersFile } from '@larder/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { docsPage } from './docs-page.js';
import type { ApiDocument } from './openapi-document.js';

/** Written by the build. */
const DOCUMENT = new URL('../../dist/larder-openapi.json', import.meta.url);

@Controller('api')
export class DocsController {
  private document: string | undefined;
  private page: string | undefined;

  @Access('staff')
  @AnswersFile('application/json')
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'private, no-cache')
  openApi(): string {
    // Read lazily: the build that writes the file also instantiates this class.
    this.document ??= readFileSync(DOCUMENT, 'utf8');
    return this.document;
  }

  @Access('staff')
  @AnswersFile('text/html')
  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'private, no-cache')
  docs(): string {
    this.page ??= docsPage(JSON.parse(this.openApi()) as ApiDocument);
    return this.page;
  }
}
