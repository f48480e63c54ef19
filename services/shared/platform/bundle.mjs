// `node ../shared/platform/bundle.mjs` in a service's folder, after tsc: writes dist/bundle/main.js and migrate.js, the
// service's code and packages in a few files. Finding and reading thousands of files took half of the start-up time.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const target = join(process.cwd(), 'dist/bundle');

/** Not bundled: native code, packages that others resolve in node_modules, and packages only needed for PDF files. */
const STAYS_OUTSIDE = ['sharp', 'msgpackr-extract', 'typeorm', 'puppeteer-core'];

/** Optional dependencies of Nest that are not installed. */
const NOT_INSTALLED = [
  '@nestjs/platform-express',
  '@nestjs/platform-socket.io',
  '@fastify/static',
  '@fastify/view',
  '@nats-io/transport-node',
  'amqp-connection-manager',
  'kafkajs',
  'mqtt',
];

// migrate.js finds the migrations in its folder.
const migrations = readdirSync('dist/migrations').filter((file) => file.endsWith('.js'));
const entries = ['main.js', 'migrate.js', ...migrations.map((file) => `migrations/${file}`)];

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [file.slice(0, -3), join(process.cwd(), 'dist', file)])),
  platform: 'node',
  external: [...STAYS_OUTSIDE, ...NOT_INSTALLED],
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
  plugins: [
    {
      name: 'larder:own-place',
      // Modules find the files they read by import.meta, which would be the bundle's path.
      transform: {
        filter: { id: /[\\/]services[\\/].*[\\/]dist[\\/](?!migrate\.js)/, code: /import\.meta\.url/ },
        handler: (code, id) =>
          code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(target, id))}, import.meta.url).href`),
      },
    },
  ],
});
await bundle.write({ dir: target, format: 'esm', keepNames: true, cleanDir: true });
