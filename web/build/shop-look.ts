import type { Plugin } from 'vite';

/** Icons, how the shop is installed, and its logo and colour, which the server knows. Its style sheet is empty without them. */
const LINKS = [
  { rel: 'icon', href: '/api/shop/icon' },
  { rel: 'apple-touch-icon', href: '/api/shop/icon' },
  { rel: 'manifest', href: '/api/shop/manifest' },
  { rel: 'stylesheet', id: 'shop-style', href: '/api/shop/style' },
];

export function shopLook(): Plugin {
  return {
    name: 'larder:shop-look',
    transformIndexHtml: {
      // Vite would take them for files of the build.
      order: 'post',
      handler: () => LINKS.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' })),
    },
  };
}
