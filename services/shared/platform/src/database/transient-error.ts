/**
 * SQLSTATEs that mean "not now": connection lost, timed out, shutting down or read-only, out of resources,
 * serialisation failure, deadlock, or a password changed before this process is restarted.
 */
const TRANSIENT_STATES = /^(?:08...|57...|58...|53...|40...|55P03|25P03|25006|28P01)$/;

const TRANSIENT_SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Messages of pg and TypeORM errors without a code. */
const TRANSIENT_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout expired|Query read timeout|timeout exceeded when trying to connect|Driver not Connected|No metadata for|Query runner already released|Database connection provided by a query runner was already released|Client was closed)/;

/** Another transaction held a lock for longer than we wait. */
export const LOCK_NOT_AVAILABLE = '55P03';

/** A statement was cancelled, nearly always because it took too long. */
export const TIMED_OUT = '57014';

/** The SQLSTATE of a driver error, however deeply TypeORM wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = codeOf(error);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !TRANSIENT_SYSTEM_ERRORS.has(code) ? code : undefined;
}

export function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('driverError' in error) return constraintOf(error.driverError);
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** Whether retrying may succeed without any change. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return TRANSIENT_SYSTEM_ERRORS.has(code) || TRANSIENT_STATES.test(code);
  return error instanceof Error && TRANSIENT_MESSAGES.test(error.message);
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('driverError' in error) return codeOf(error.driverError) ?? undefined;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
