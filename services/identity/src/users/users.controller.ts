import { DeletedRow, UserParams, NewUser, StaffUser, UserUpdate } from '@larder/contracts';
import { Access, Answers, sessionOf } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UsersService } from './users.service.js';

@Controller('api/admin/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Access('admin')
  @Answers([StaffUser])
  @Get()
  async list(): Promise<StaffUser[]> {
    return await this.users.list();
  }

  @Access('admin')
  @Answers(StaffUser, 201)
  @Post()
  async create(@Body() user: NewUser): Promise<StaffUser> {
    return await this.users.create(user);
  }

  @Access('admin')
  @Answers(StaffUser)
  @Put(':id')
  async update(
    @Param() { id }: UserParams,
    @Body() update: UserUpdate,
    @Req() request: FastifyRequest,
  ): Promise<StaffUser> {
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
