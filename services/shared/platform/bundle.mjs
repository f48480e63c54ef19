// `node ../shared/platform/bundle.mjs` from a service's folder, after tsc: dist/bundle/main.js and migrate.js, the service's own
// code and its packages in a few files. Finding and reading thousands of files one by one took half the time of a start.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const target = join(process.cwd(), 'dist/bundle');

/** Not bundled: native code, packages that others look up in node_modules, and packages only needed for PDF files. */
const STAYS_OUTSIDE = ['sharp', 'msgpackr-extract', 'typeorm', 'puppeteer-core'];

/** Nest imports them where they are installed, which they are not here. */
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

// migrate.js finds the migrations in the folder beside itself.
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
      // Our modules name the files they read by their own place, which is not the bundle's.
      transform: {
        filter: { id: /[\\/]services[\\/].*[\\/]dist[\\/](?!migrate\.js)/, code: /import\.meta\.url/ },
        handler: (code, id) =>
          code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(target, id))}, import.meta.url).href`),
      },
    },
  ],
});
await bundle.write({ dir: target, format: 'esm', keepNames: true, cleanDir: true });
