import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StaffUser } from '@larder/contracts';
import { Answers } from '@larder/platform';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ResponseCheck } from './response-check.js';

const USER = {
  id: '0197a3c0-0000-7000-8000-000000000001',
  username: 'mei',
  storeIds: null,
  role: 'admin',
  createdAt: '2026-11-21T10:00:00.000Z',
};

let answer: unknown;

@Controller('shelf')
class ShelfController {
  @Answers(StaffUser)
  @Get('one')
  one(): unknown {
    return answer;
  }

  @Answers([StaffUser])
  @Get('list')
  list(): unknown {
    return answer;
  }

  @Get('silent')
  silent(): unknown {
    return answer;
  }
}

@Module({ controllers: [ShelfController] })
class ShelfModule {}

let app: NestFastifyApplication;
const check = new ResponseCheck('catalog');

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(ShelfModule, new FastifyAdapter(), { logger: false });
  check.watch(app);
  await app.init();
});

beforeEach(() => {
  check.faults.length = 0;
});

afterAll(async () => {
  await app.close();
});

const faultsOf = async (path: string, body: unknown): Promise<string[]> => {
  answer = body;
  await app.inject({ method: 'GET', url: path });
  return check.faults;
};

describe('an answer under test', () => {
  it('an answer that matches its description passes', async () => {
    expect(await faultsOf('/shelf/one', USER)).toEqual([]);
    expect(await faultsOf('/shelf/list', [USER, USER])).toEqual([]);
  });

  it.each([
    ['lacks a field', '/shelf/one', { ...USER, role: undefined }],
    ['has a field too many', '/shelf/one', { ...USER, passwordHash: 'x' }],
    ['has a wrong type', '/shelf/one', { ...USER, username: 7 }],
    ['is no list', '/shelf/list', USER],
    ['has a wrong item', '/shelf/list', [USER, {}]],
    ['was never described', '/shelf/silent', USER],
  ])('an answer that %s is a fault', async (_what, path, body) => {
    expect(await faultsOf(path, body)).toHaveLength(1);
  });

  it('a refusal without the common error shape is a fault', async () => {
    // Nest's built-in 404, which the services replace.
    expect(await faultsOf('/nowhere', {})).toHaveLength(1);
  });
});
