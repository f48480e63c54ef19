import type { ErrorBody, NewScreen, ScreenAssignment, ScreenSelf } from '@larder/contracts';
import type { LinkAnswer } from './link-state.ts';

/** Reads an answer about this screen; whatever is none of ours, a hotel's sign-in page for one, says nothing. */
export function readAnswer(status: number, body: unknown, key: string | null): LinkAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'nothing' };
  if (status === 404 && (body as Partial<ErrorBody>).code === 'not_found') return { kind: 'unknown' };
  if (status !== 200 && status !== 201) return { kind: 'nothing' };
  const { screen, code } = body as Partial<ScreenSelf>;
  const ownKey = key ?? (body as Partial<NewScreen>).key ?? null;
  if (isAssignment(screen)) return { kind: 'paired', screen };
  if (typeof code === 'string' && ownKey !== null) return { kind: 'code', key: ownKey, code };
  return { kind: 'nothing' };
}

export function isAssignment(value: unknown): value is ScreenAssignment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, store, board } = value as Partial<ScreenAssignment>;
  return (
    typeof id === 'string' && typeof store === 'string' && (board === 'meatprices' || board === 'meatpriceairport')
  );
}
