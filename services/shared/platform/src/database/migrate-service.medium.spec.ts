import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import { migrateService } from './migrate-service.js';

it('a migration waits for a database that takes longer to connect than a request may wait', async () => {
  const database = await TestDatabase.create();
  const url = new URL(database.urlFor('identity'));
  const { hostname: host, port } = url;
  const slow = createServer((client) => {
    client.on('error', () => undefined);
    void pause(600).then(() => {
      const server = connect(Number(port), host);
      server.on('error', () => client.destroy());
      client.pipe(server).pipe(client);
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  url.port = String((slow.address() as AddressInfo).port);
  const folder = await mkdtemp(join(tmpdir(), 'larder-migrations-'));
  try {
    const migration = `export class Newest9999999999999 {
      async up(queryRunner) { await queryRunner.query('CREATE TABLE identity.newest (id int)'); }
      async down() {}
    }`;
    await writeFile(join(folder, '9999999999999-newest.js'), migration);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const seen: unknown[] = [];
    await migrateService(
      { service: 'identity', databaseUrl: url.href, databasePatienceMs: 300 },
      pathToFileURL(`${folder}/`),
      async (source) => {
        seen.push(await source.query('SELECT count(*) AS rows FROM identity.newest'));
      },
    );
    expect(seen).toEqual([[{ rows: 0 }]]);
  } finally {
    await rm(folder, { recursive: true });
    slow.close();
    await database.drop();
  }
});
