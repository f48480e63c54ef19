import { describe, expect, it } from '@jest/globals';
import { Refusal } from '@larder/kernel';
import type { FastifyRequest } from 'fastify';
import { receiveUpload } from './receive-upload.js';

const SET = {
  field: 'images',
  limit: 1024 ** 3,
  missing: () => new Refusal('invalid', 'Send one backup file.'),
  tooLarge: () => new Refusal('too_large', 'The ZIP file is too large. Maximum size is 2GB.'),
};

describe('an upload', () => {
  it('an upload for which the disk has no room is refused before it is read', async () => {
    const request = { headers: { 'content-length': '1000' } } as FastifyRequest;
    // /proc is a file system without free space.
    await expect(receiveUpload(request, SET, '/proc', () => Promise.resolve(1))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'There is too little room on the disk for this file.',
    });
  });
});
