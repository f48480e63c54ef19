import { LANGUAGES, LIMITS, ROLES, type Language, type Role } from '@larder/kernel';
import { Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOfIds, Nested } from './fields/nested.field.js';
import { Id, Instant, Password, Text } from './fields/text.field.js';

export class LoginRequest {
  @Text(LIMITS.username) username!: string;
  @Password(LIMITS.passwordBytes) password!: string;
}

export class StaffUser {
  @Id() id!: string;
  @Text(LIMITS.username) username!: string;
  @Choice(ROLES) role!: Role;

  /** The stores that the user works for; null is every store. */
  @Nullable() @ListOfIds(LIMITS.stores, { min: 1 }) storeIds!: string[] | null;
  @Instant() createdAt!: string;
}

/** GET /api/admin/verify-session. `csrfToken` is fresh each time; earlier ones of the same session stay valid. */
export class SessionAnswer {
  @Flag() success!: boolean;
  @Nested(() => StaffUser) user!: StaffUser;
  @Text(200) csrfToken!: string;
}

export class LoginAnswer extends SessionAnswer {
  @Text(200) sessionId!: string;

  /** Null until the user has chosen one. */
  @Nullable() @Choice(LANGUAGES) language!: Language | null;
}

export class LogoutAnswer {
  @Flag() success!: boolean;
}
