import type { ScreenAssignment } from '@larder/contracts';

/** A screen's pairing state. */
export type LinkState =
  /** No answer yet. */
  | { kind: 'starting'; isAway: boolean }
  /** The code is to be entered by an administrator. */
  | { kind: 'code'; code: string; isAway: boolean }
  | { kind: 'paired'; screen: ScreenAssignment };

/** The server's answer about this screen. `unknown` is only its own answer, not a 404 of another server. */
export type LinkAnswer =
  | { kind: 'code'; key: string; code: string }
  | { kind: 'paired'; screen: ScreenAssignment }
  | { kind: 'unknown' }
  | { kind: 'nothing' };

/** The state after an answer. A paired screen keeps what it shows while there is no answer. */
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

/** The same object while nothing has changed, so that nothing is drawn again every 15 seconds. */
function sameOr(state: LinkState, screen: ScreenAssignment): ScreenAssignment {
  return state.kind === 'paired' && JSON.stringify(state.screen) === JSON.stringify(screen) ? state.screen : screen;
}
