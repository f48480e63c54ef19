import {
  LANGUAGES,
  LIMITS,
  ROLES,
  STRENGTH_LABELS,
  type Language,
  type PasswordRuleValues,
  type Role,
  type StrengthLabel,
} from '@larder/kernel';
import { Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { Nested } from './fields/nested.field.js';
import { Whole } from './fields/number.field.js';
import { Id, Instant, Password, Text } from './fields/text.field.js';

/** A session that has not expired. The id identifies it and is not its secret. */
export class OpenSession {
  @Id() id!: string;
  @Text(LIMITS.username) username!: string;
  @Choice(ROLES) role!: Role;

  /** Null when the browser sent none. */
  @Nullable() @Text(LIMITS.userAgent) userAgent!: string | null;
  @Nullable() @Text(64) address!: string | null;
  @Instant() openedAt!: string;

  /** Rounded down to the minute. */
  @Instant() lastSeenAt!: string;

  /** Whether this is the caller's session. */
  @Flag() isCurrent!: boolean;
}

/** POST /api/admin/sessions/invalidate: ends every session but the caller's. */
export class SessionInvalidation {
  /** The caller's password, so that a person at an unattended screen cannot sign everyone out. */
  @Password(LIMITS.passwordBytes) password!: string;
}

export class EndedSessionCount {
  @Whole(0, Number.MAX_SAFE_INTEGER) ended!: number;
}

/** POST /api/admin/password. Every other session of the account ends. */
export class PasswordChange {
  @Password(LIMITS.passwordBytes) currentPassword!: string;
  @Password(LIMITS.passwordBytes) newPassword!: string;
}

/** PUT /api/admin/password-rule: what new passwords must satisfy. By default any is accepted. */
export class PasswordRule implements PasswordRuleValues {
  @Whole(0, 64) minLength!: number;
  @Choice(STRENGTH_LABELS) minStrength!: StrengthLabel;
}

/** PUT /api/admin/language: the caller's language in the back office, on every device. */
export class OwnLanguage {
  @Choice(LANGUAGES) language!: Language;
}

/** GET /api/admin/password: when the caller's password was changed, and the rule for new ones. */
export class OwnPassword {
  @Instant() changedAt!: string;
  @Nested(() => PasswordRule) rule!: PasswordRule;
}

/** POST /api/admin/second-person: another administrator confirms at the same screen what the caller is about to do. */
export class SecondPerson {
  @Text(LIMITS.username) username!: string;

  /** The second person's password. Failed attempts count as failed sign-ins. */
  @Password(LIMITS.passwordBytes) password!: string;

  /** The confirmed change: the `hash` of a preview. */
  @Text(64, { pattern: /^[A-Za-z0-9_-]{20,64}$/, must: 'the hash of a preview' }) about!: string;
}

/** Valid for ten minutes, for this caller and this change only. */
export class SecondPersonAnswer {
  @Id() confirmation!: string;
  @Text(LIMITS.username) username!: string;
}

export class PasswordChanged {
  @Flag() success!: boolean;
}
