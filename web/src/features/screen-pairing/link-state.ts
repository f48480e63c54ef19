import type { ScreenAssignment } from '@larder/contracts';

/** What a screen knows of its place. */
export type LinkState =
  /** No answer yet. */
  | { kind: 'starting'; isAway: boolean }
  /** To be entered by an administrator. */
  | { kind: 'code'; code: string; isAway: boolean }
  | { kind: 'paired'; screen: ScreenAssignment };

/** What the server said about this screen. `unknown` is its own word for it, not any 404 of a stranger's. */
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
