import type { ScreenAssignment } from '@larder/contracts';

/** A screen's pairing state. */
export type LinkState =
  /** Before the first answer. */
  | { kind: 'starting'; isAway: boolean }
  /** The code for an administrator to enter. */
  | { kind: 'code'; code: string; isAway: boolean }
  | { kind: 'paired'; screen: ScreenAssignment };

/** The server's answer about this screen. `unknown` must be our server's answer, not another one's 404. */
export type LinkAnswer =
  | { kind: 'code'; key: string; code: string }
  | { kind: 'paired'; screen: ScreenAssignment }
  | { kind: 'unknown' }
  | { kind: 'nothing' };

/** The state after an answer. Without an answer a paired screen keeps what it shows. */
export function stateAfter(state: LinkState, answer: LinkAnswer): LinkState {
  switch (answer.kind) {
    case 'code':
      return { kind: 'code', code: answer.code, isAway: false };
    case 'paired':
      return { kind: 'paired', screen: sameOr(state, answer.screen) };
    case 'unknown':
      return { kind: 'starting', isAway: false };
    case 'nothing':
      return state.kind === 'paired' ? state : { ...state, isAway: true };
  }
}

/** Returns the same object while nothing has changed, to avoid re-rendering every 15 seconds. */
function sameOr(state: LinkState, screen: ScreenAssignment): ScreenAssignment {
  return state.kind === 'paired' && JSON.stringify(state.screen) === JSON.stringify(screen) ? state.screen : screen;
}
