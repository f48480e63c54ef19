import { createHash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import { addressGroup } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Column, Entity, PrimaryColumn, type DataSource, type EntityManager } from 'typeorm';

export const DEVICE_COOKIE = 'larder_device';

const KNOWN_DAYS = 90;

/** The most networks and browsers kept for a user. */
const MOST_OF_USER = 50;

/** A network or browser with which a user has signed in. */
@Entity({ schema: 'identity', name: 'known_sign_in' })
export class KnownSignInEntity {
  @PrimaryColumn('uuid') userId!: string;
  /** "network:…" or "browser:…" with the SHA-256 of the cookie. */
  @PrimaryColumn('text') who!: string;
  @Column('timestamptz') until!: Date;
}

/** The address and browser that a password was sent from. */
export interface PasswordGiver {
  address: string;
  /** The token that the browser got at an earlier sign-in. */
  device: string | null;
}

export function giverOf(request: FastifyRequest): PasswordGiver {
  return { address: request.ip, device: request.cookies[DEVICE_COOKIE] ?? null };
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  void reply.setCookie(DEVICE_COOKIE, device, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/admin',
    secure: request.protocol === 'https',
    maxAge: KNOWN_DAYS * 86_400,
  });
}

export const networkKey = (address: string): string => `network:${addressGroup(address)}`;

export const browserKey = (device: string | null): string =>
  device === null ? 'browser:none' : `browser:${createHash('sha256').update(device).digest('hex')}`;

@Injectable()
export class KnownSignIns {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Runs in a transaction that has locked the user: a new password forgets what was remembered before it.
   * @returns the browser's token: its valid one, or a new one.
   */
  async remember(manager: EntityManager, userId: string, { address, device }: PasswordGiver): Promise<string> {
    const [ours] = await manager.query<object[]>(
      'SELECT FROM identity.known_sign_in WHERE who = $1 AND until > now() LIMIT 1',
      [browserKey(device)],
    );
    const kept = device !== null && ours ? device : randomBytes(32).toString('base64url');
    await manager.query(
      `INSERT INTO identity.known_sign_in (user_id, who, until)
       SELECT $1, who, now() + make_interval(days => ${KNOWN_DAYS}) FROM unnest($2::text[]) AS who ORDER BY who
       ON CONFLICT (user_id, who) DO UPDATE SET until = EXCLUDED.until`,
      [userId, [networkKey(address), browserKey(kept)]],
    );
    await manager.query(
      `DELETE FROM identity.known_sign_in WHERE user_id = $1 AND who IN (
         SELECT who FROM identity.known_sign_in WHERE user_id = $1 ORDER BY until DESC OFFSET ${MOST_OF_USER})`,
      [userId],
    );
    return kept;
  }

  async tidy(): Promise<void> {
    await this.dataSource.query('DELETE FROM identity.known_sign_in WHERE until < now()');
  }
}
