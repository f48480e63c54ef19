import { once } from 'node:events';
import { readdirSync, readlinkSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@larder/testing';
import request from 'supertest';
import { PictureExportService } from '../src/picture-sets/picture-export.service.js';
import { UploadSweeper } from '../src/picture-sets/picture-import.service.js';
import { useCatalog } from './use-catalog.js';

const { service, admin, images } = useCatalog({ images: true });

beforeEach(() => {
  for (const file of readdirSync(images)) rmSync(join(images, file));
});

const exportNow = async (): ReturnType<PictureExportService['export']> =>
  await service.get(PictureExportService).export(new Date());

/** Files of the folder that are open in this process. */
function opened(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return path.startsWith(`${images}/`) ? [path] : [];
    } catch {
      return [];
    }
  });
}

describe('an export of pictures', () => {
  it('exporting many pictures needs no more memory than one', async () => {
    for (let n = 0; n < 60; n++) writeFileSync(join(images, `p${n}.png`), 'a picture');
    const { content } = await exportNow();
    let listeners = 0;
    for await (const _chunk of content) listeners = Math.max(listeners, content.listenerCount('error'));
    expect(listeners).toBeLessThan(10);
  });

  it('an aborted picture export leaves no file open', async () => {
    for (let n = 0; n < 3; n++) writeFileSync(join(images, `p${n}.png`), Buffer.alloc(4 * 1024 * 1024, n));
    const { content } = await exportNow();
    await eventually(async () => {
      content.read(16);
      await pause(1);
      expect(opened()).not.toEqual([]);
    }, 5_000);
    content.destroy();
    await eventually(async () => {
      await pause(10);
      expect(opened()).toEqual([]);
    }, 3_000);
  });

  it('a picture export skips symbolic links', async () => {
    symlinkSync('/etc/hostname', join(images, 'secret.png'));
    const { content } = await exportNow();
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).includes('secret.png')).toBe(false);
  });
});

describe('an import of pictures', () => {
  it('an import removes the files of a dead import, but none that is still being written', async () => {
    const [old, fresh] = [
      '.0197a3c0-0000-7000-8000-0000000000a1.zip.part',
      '.0197a3c0-0000-7000-8000-0000000000a2.part',
    ];
    for (const name of [old, fresh, 'kept.png']) writeFileSync(join(images, name), 'half');
    const yesterday = Date.now() / 1_000 - 24 * 3_600;
    for (const name of [old, 'kept.png']) utimesSync(join(images, name), yesterday, yesterday);
    await request(service.server)
      .post('/api/admin/system/import-images')
      .set(admin.headers)
      .attach('images', Buffer.from('no zip'), 'pictures.zip')
      .expect(400);
    expect(readdirSync(images).toSorted()).toEqual([fresh, 'kept.png']);
  });

  it('a third concurrent picture import is refused, and one that breaks off leaves nothing behind', async () => {
    const [first, second] = [await beginImport(), await beginImport()];
    await eventually(() => {
      expect(readdirSync(images)).toHaveLength(2);
      return Promise.resolve();
    }, 3_000);
    await request(service.server)
      .post('/api/admin/system/import-images')
      .set(admin.headers)
      .attach('images', Buffer.from('no zip'), 'pictures.zip')
      .expect(503)
      .expect('retry-after', '60');
    first.destroy();
    second.destroy();
    await eventually(() => {
      expect(readdirSync(images)).toEqual([]);
      return Promise.resolve();
    }, 3_000);
  });

  it('a picture import that is too large is refused by its headers', async () => {
    const answer = await once(await beginImport(3 * 1024 ** 3), 'response', { signal: AbortSignal.timeout(3_000) });
    expect((answer[0] as IncomingMessage).statusCode).toBe(413);
  });

  it('leftovers of a dead picture import are removed after a minute', async () => {
    const [dead, alive] = [
      '.1700000000000-0197a3c0-0000-7000-8000-0000000000b1.receiving',
      '.1700000000000-0197a3c0-0000-7000-8000-0000000000b2.receiving',
    ];
    for (const name of [dead, alive]) writeFileSync(join(images, name), 'half');
    const earlier = Date.now() / 1_000 - 61;
    utimesSync(join(images, dead), earlier, earlier);
    await service.get(UploadSweeper).turn();
    expect(readdirSync(images)).toEqual([alive]);
  });
});

/** Starts sending a form whose file never ends. */
async function beginImport(bytes = 1024 ** 2): Promise<ClientRequest> {
  const { port } = service.server.address() as AddressInfo;
  const asked = httpRequest({
    port,
    method: 'POST',
    path: '/api/admin/system/import-images',
    headers: { ...admin.headers, 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes },
    agent: false,
  });
  asked.on('error', () => undefined);
  const file = 'Content-Disposition: form-data; name="images"; filename="set.zip"\r\nContent-Type: application/zip';
  await new Promise((resolve) => {
    asked.write(`--x\r\n${file}\r\n\r\nPK`, resolve);
  });
  return asked;
}
