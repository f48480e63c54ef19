/** Staff roles: `admin` may do everything, `order` moves wholesale orders one step, `read-only` may only look. */
export const ROLES = ['admin', 'read-only', 'order'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  'read-only': 'Read Only',
  order: 'Order',
};
