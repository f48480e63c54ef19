import { History } from 'lucide-react';
import { auditLinkTexts } from '../../texts/audit-link.ts';
import { PATHS } from './paths.ts';
import { Link } from './router.ts';

/** Kinds of records with a link to the audit log, named as in the services' events. */
type AuditKind = 'product' | 'restaurant-product' | 'restaurant-order' | 'discount-code';

/** The address of the audit log of one record. Administrators only. */
export function auditPath(kind: AuditKind, id: string): string {
  return auditPathOfSubject(`${kind}:${id}`);
}

/** The address of the audit log by an event's subject: "product:…". */
export function auditPathOfSubject(subject: string): string {
  const parameters = new URLSearchParams({ tab: 'security', view: 'audit', subject });
  return `${PATHS.settings.path}?${parameters.toString()}`;
}

interface AuditLinkProps {
  kind: AuditKind;
  id: string;
  /** Whether a part of the history is shown next to the link. */
  whole?: boolean;
}

/** A link for administrators to the audit log of a record, in a new tab, so that edits on this page are kept. */
export function AuditLink({ kind, id, whole = false }: AuditLinkProps) {
  return <LogLink to={auditPath(kind, id)} label={whole ? auditLinkTexts.wholeHistory : auditLinkTexts.history} />;
}

/** A link to the audit log by an event's subject. `about` names the record for screen readers. */
export function AuditSubjectLink({ subject, about }: { subject: string; about: string }) {
  return <LogLink to={auditPathOfSubject(subject)} label={auditLinkTexts.history} about={about} />;
}

function LogLink({ to, label, about }: { to: string; label: string; about?: string }) {
  return (
    <Link
      to={to}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 flex-none items-center gap-1.5 text-link underline underline-offset-4"
    >
      <History size={16} strokeWidth={1.75} aria-hidden />
      {label}{' '}
      <span className="sr-only">
        {about} {auditLinkTexts.opensNewTab}
      </span>
    </Link>
  );
}
