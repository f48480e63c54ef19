import { LIMITS, ROLES, type Role } from '@larder/kernel';
import { Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { Whole } from './fields/number.field.js';
import { Id, Instant, Password, Text } from './fields/text.field.js';

/** A sign-in that is still good. Its id is a name, not its secret. */
export class OpenSession {
  @Id() id!: string;
  @Text(LIMITS.username) username!: string;
  @Choice(ROLES) role!: Role;

  /** What the browser said of itself; null when it said nothing. */
  @Nullable() @Text(LIMITS.userAgent) userAgent!: string | null;
  @Nullable() @Text(64) address!: string | null;
  @Instant() openedAt!: string;

  /** To the minute. */
  @Instant() lastSeenAt!: string;

  /** Whether it is the one that asks. */
  @Flag() isCurrent!: boolean;
}

/** Path parameters of /api/admin/sessions/{id}. */
export class OpenSessionParams {
  @Id() id!: string;
}

/** POST /api/admin/sessions/invalidate: ends every session of everybody but the one that asks. */
export class SessionInvalidation {
  /** One's own: who finds a screen open must not shut everybody out. */
  @Password(LIMITS.passwordBytes) password!: string;
}

/** DELETE /api/admin/sessions/{id} and POST /api/admin/sessions/invalidate */
export class EndedSessionCount {
  @Whole(0, Number.MAX_SAFE_INTEGER) ended!: number;
}

/** POST /api/admin/password: one's own. Every other session of the account ends. */
export class PasswordChange {
  @Password(LIMITS.passwordBytes) currentPassword!: string;
  @Password(LIMITS.passwordBytes) newPassword!: string;
}

/** POST /api/admin/password */
export class PasswordChanged {
  @Flag() success!: boolean;
}
