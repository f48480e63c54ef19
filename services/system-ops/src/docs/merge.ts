import { readFileSync, writeFileSync } from 'node:fs';
import { SERVICES } from '@larder/contracts';
import { mergeDocuments } from './merge-documents.js';
import type { ApiDocument } from './openapi-document.js';

/** The last step of the build. */
const documents = SERVICES.map((service) => {
  const file = new URL(`../../../${service}/dist/openapi.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
});
writeFileSync(new URL('../larder-openapi.json', import.meta.url), JSON.stringify(mergeDocuments(documents)));
