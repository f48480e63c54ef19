import { describe, expect, it } from '@jest/globals';
import { LoginRequest } from '@larder/contracts';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Access } from '../auth/access.decorator.js';
import { checkRoutes } from './boot-checks.js';

@Controller('good')
class GoodController {
  @Access('public')
  @Post()
  take(@Body() body: LoginRequest, @Query('page') page: string): string {
    return body.username + page;
  }
}

@Controller('open')
class UndeclaredController {
  @Get()
  show(): string {
    return '';
  }
}

@Controller('loose')
class LooseController {
  @Access('public')
  @Post()
  take(@Body() body: { any: string }): string {
    return body.any;
  }
}

async function appWith(controller: new () => object) {
  const module = await Test.createTestingModule({ controllers: [controller] }).compile();
  return module.createNestApplication(new FastifyAdapter());
}

describe('a service that starts', () => {
  it('a service whose routes and inputs are all declared starts', async () => {
    const app = await appWith(GoodController);
    expect(() => checkRoutes(app)).not.toThrow();
  });
  it('a service with a route without a permission does not start', async () => {
    const app = await appWith(UndeclaredController);
    expect(() => checkRoutes(app)).toThrow('UndeclaredController.show does not declare who may call it.');
  });
  it('a service with an unvalidated input does not start', async () => {
    const app = await appWith(LooseController);
    expect(() => checkRoutes(app)).toThrow('@Body of LooseController.take is not a contract class.');
  });
});
