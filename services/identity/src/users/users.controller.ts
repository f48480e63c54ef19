import { DeletedRow, UserParams, NewUser, ManagedUser, UserUpdate } from '@larder/contracts';
import { Access, Answers, IdempotencyKey, sessionOf } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UsersService } from './users.service.js';

@Controller('api/admin/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Access('admin')
  @Answers([ManagedUser])
  @Get()
  async list(): Promise<ManagedUser[]> {
    return await this.users.list();
  }

  @Access('admin')
  @Answers(ManagedUser, 201)
  @Post()
  async create(@Body() user: NewUser, @IdempotencyKey() key: string | null): Promise<ManagedUser> {
    return await this.users.create(user, key);
  }

  @Access('admin')
  @Answers(ManagedUser)
  @Put(':id')
  async update(
    @Param() { id }: UserParams,
    @Body() update: UserUpdate,
    @Req() request: FastifyRequest,
  ): Promise<ManagedUser> {
    return await this.users.update(id, update, sessionOf(request));
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async delete(@Param() { id }: UserParams, @Req() request: FastifyRequest): Promise<DeletedRow> {
    await this.users.delete(id, sessionOf(request));
    return { success: true, id };
  }
}
