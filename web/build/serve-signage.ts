import type { Plugin } from 'vite';

const PAGES = /^\/(meatprices|meatpriceairport|tv)\/?(\?|$)/;

/** In development, serves the televisions' pages at the gateway's addresses. */
export function serveSignage(): Plugin {
  return {
    name: 'larder:serve-signage',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const search = request.url?.indexOf('?') ?? -1;
        if (PAGES.test(request.url ?? '')) request.url = `/signage.html${search < 0 ? '' : request.url?.slice(search)}`;
        next();
      });
    },
  };
}
