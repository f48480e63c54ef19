import { createHmac } from 'node:crypto';

/** Signs a body and its time, so that receivers can detect forged and replayed ones. */
export function signWebhook(body: string, secret: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-larder-timestamp': timestamp, 'x-larder-signature': `sha256=${signature}` };
}

const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 900;

/** Seconds until the next attempt. */
export function webhookWait(attempts: number): number {
  return Math.min(FIRST_WAIT_S * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_S);
}
