import type { Plugin, ResolvedConfig } from 'vite';

/** A plugin that works on the files of a finished build. @param order before or after the other plugins' last steps */
export function afterBuild(
  name: string,
  order: 'pre' | 'post',
  work: (config: ResolvedConfig, files: readonly string[]) => void | Promise<void>,
): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  return {
    name: `larder:${name}`,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, bundle) {
      files = Object.keys(bundle);
    },
    closeBundle: {
      order,
      sequential: true,
      async handler() {
        // After a failed build there is nothing to complete, and its error must remain visible.
        if (files.length > 0) await work(config, files);
      },
    },
  };
}
