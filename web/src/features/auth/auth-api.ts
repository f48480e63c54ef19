import type { LoginAnswer, LoginRequest, SessionAnswer } from '@larder/contracts';
import { requestJson } from '../../shared/api/http.ts';

export function login(credentials: LoginRequest): Promise<LoginAnswer> {
  return requestJson<LoginAnswer>('/api/admin/login', { method: 'POST', body: credentials });
}

export function verifySession(signal: AbortSignal): Promise<SessionAnswer> {
  return requestJson<SessionAnswer>('/api/admin/verify-session', { signal });
}

export function logout(): Promise<unknown> {
  return requestJson('/api/admin/logout', { method: 'POST' });
}
