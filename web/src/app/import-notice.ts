import { realtime } from '../shared/realtime/realtime.ts';
import { toasts } from '../shared/toast/toast-store.ts';
import { appTexts } from '../texts/app.ts';

const NOTICE_MS = 3000;

/** Tells every open page that products were imported; refreshing the lists is the pages' own affair. */
export function announceImports(): void {
  realtime.onMessage((message) => {
    if (message.kind !== 'products-imported') return;
    toasts.show({
      title: appTexts.productsImportedTitle,
      description: appTexts.productsImported(message.count),
      durationMs: NOTICE_MS,
    });
  });
}
