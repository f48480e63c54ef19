import { PATHS } from './paths.ts';

/** What the audit log can be asked about from elsewhere, as the services name it in their events. */
export type AuditKind = 'product' | 'restaurant-product' | 'restaurant-order' | 'discount-code';

/** The audit log of one thing. Administrators only. */
export function auditPath(kind: AuditKind, id: string): string {
  return auditPathOfSubject(`${kind}:${id}`);
}

/** The same by the subject of an event: "product:…". */
export function auditPathOfSubject(subject: string): string {
  const parameters = new URLSearchParams({ tab: 'security', view: 'audit', subject });
  return `${PATHS.settings.path}?${parameters.toString()}`;
}
