import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { currentRequest } from '../auth/request-context.js';

/** JSON lines on standard output with the service and the request id. */
export function makeLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequest()?.requestId;
      return requestId ? { requestId } : {};
    },
  });
}

/** Only these fields: a failed query carries its parameters, including secrets. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { type: error.name, message: error.message, code, cause, stack: error.stack };
}

type Level = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

export class JsonLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context (and for errors a stack) after the message, as texts. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.findLast((item) => typeof item === 'string' && !item.includes('\n'));
    const stack = rest.find((item) => typeof item === 'string' && item.includes('\n'));
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else this.logger[level]({ context, stack }, typeof message === 'string' ? message : JSON.stringify(message));
  }
}
