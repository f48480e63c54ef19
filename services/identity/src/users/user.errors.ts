import { Refusal } from '@larder/kernel';

export const userNotFound = (): Refusal => new Refusal('not_found', 'There is no such user.');

export const usernameRequired = (): Refusal => new Refusal('invalid', 'Username is required');

export const passwordRequired = (): Refusal => new Refusal('invalid', 'Password is required for new users');

export const usernameTaken = (): Refusal => new Refusal('conflict', 'There is a user of this name already.');

export const usernameIsLocked = (): Refusal => new Refusal('invalid', 'A username cannot be changed.');

export const ownAccount = (): Refusal => new Refusal('invalid', 'Cannot delete your own account');

export const lastAdmin = (): Refusal =>
  new Refusal('conflict', 'This is the last administrator. Make somebody else an administrator first.');

export const tooManyUsers = (): Refusal => new Refusal('conflict', 'There are as many users as there can be.');
