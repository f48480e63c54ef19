import { LIMITS, ROLES, type Role } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice } from './fields/choice.field.js';
import { ListOfIds } from './fields/nested.field.js';
import { Whole } from './fields/number.field.js';
import { Password, Text } from './fields/text.field.js';
import { StaffUser } from './session.contract.js';

/** POST /api/admin/users. Weak passwords are accepted: the strength meter advises, it does not forbid. */
export class NewUser {
  @Text(LIMITS.username) username!: string;
  @Password(LIMITS.passwordBytes) password!: string;
  @MayBeAbsent() @Choice(ROLES) role?: Role;

  /** The stores that the user works for; absent or null is every store. */
  @MayBeAbsent() @Nullable() @ListOfIds(LIMITS.stores, { min: 1 }) storeIds?: string[] | null;
}

/** A user as administrators see and change it. */
export class ManagedUser extends StaffUser {
  @Whole(1, 2_147_483_647) version!: number;
}

/** PUT /api/admin/users/{id}. A user name is never changed; an absent or empty password keeps the current one. */
export class UserUpdate {
  @MayBeAbsent() @Text(LIMITS.username) username?: string;
  @MayBeAbsent() @Password(LIMITS.passwordBytes) password?: string;
  @MayBeAbsent() @Choice(ROLES) role?: Role;

  /** Null means every store; absent keeps the current stores. */
  @MayBeAbsent() @Nullable() @ListOfIds(LIMITS.stores, { min: 1 }) storeIds?: string[] | null;

  /** The version that the editor saw; absent means "last write wins". */
  @MayBeAbsent() @Whole(1, 2_147_483_647) version?: number;
}
