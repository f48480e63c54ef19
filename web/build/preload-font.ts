import type { Plugin } from 'vite';

/** Preloads the Latin font together with the script, so that the first paint uses it. */
export function preloadFont(fileName: string): Plugin {
  return {
    name: 'larder:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const font = Object.keys(context.bundle ?? {}).find(
          (name) => name.includes(fileName) && name.endsWith('.woff2'),
        );
        if (font === undefined) throw new Error(`The build holds no font file named like ${fileName}.`);
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
