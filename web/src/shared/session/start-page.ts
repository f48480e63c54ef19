import type { StaffUser } from '@larder/contracts';
import { deviceStore } from '../browser-storage.ts';
import { PATHS } from '../routing/paths.ts';

const keyOf = ({ id }: Pick<StaffUser, 'id'>): string => `larder.start.${id}`;

/** The start page that a user chose on this device; by default the orders desk for order staff. */
export function startPage(user: StaffUser): string {
  return deviceStore.read(keyOf(user)) ?? (user.role === 'order' ? PATHS.restaurantOrders : PATHS.products).path;
}

export const chooseStartPage = (user: StaffUser, path: string): void => deviceStore.write(keyOf(user), path);

/** The page after a sign-in. `/admin` redirects to the user's start page; a link to any other page is kept. */
export const pageAfterSignIn = (user: StaffUser, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname === PATHS.products.path && search === '' ? startPage(user) : pathname + search;
