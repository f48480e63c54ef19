import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../shared/api/api-error.ts';
import { loginRefusal } from './login-refusal.ts';

describe('the notice of a failed sign-in', () => {
  it('a failed sign-in has the same text for a wrong name and a wrong password', () => {
    expect(loginRefusal(new ApiError('No.', 401, { message: 'No.' }))).toEqual({
      title: 'Login failed',
      description: 'Invalid username or password',
    });
  });

  it.each([
    [1, '1 second'],
    [45, '45 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
  ])('a failed sign-in says how long to wait after too many attempts (%p s)', (seconds, duration) => {
    expect(loginRefusal(new ApiError('Wait.', 429, null, seconds))).toEqual({
      title: 'Login failed',
      description: `Too many attempts. Please try again in ${duration}.`,
    });
  });

  it('a failed sign-in says when the server failed', () => {
    const broken = { title: 'Login error', description: 'An error occurred during login' };
    expect(loginRefusal(new ApiError('The server could not be reached.', 0, null))).toEqual(broken);
    expect(loginRefusal(new ApiError('Away.', 503, null))).toEqual(broken);
    expect(loginRefusal(new TypeError('x'))).toEqual(broken);
  });
});
