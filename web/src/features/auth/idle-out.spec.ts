import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { idleOut } from './idle-out.ts';

const MINUTE = 60_000;

let page: EventTarget;
/** The values passed to Query: false stops polling. */
let calls: (boolean | undefined)[];
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  page = new EventTarget();
  calls = [];
  leave = idleOut(page, (focused) => calls.push(focused));
});

afterEach(() => {
  leave();
  jest.useRealTimers();
});

describe('a tab of the back office', () => {
  it('a tab keeps its session while it is used from time to time', () => {
    for (let hour = 0; hour < 4; hour++) {
      jest.advanceTimersByTime(25 * MINUTE);
      page.dispatchEvent(new Event('pointermove'));
    }
    expect(calls).toEqual([]);
  });

  it.each(['keydown', 'pointermove', 'focus', 'visibilitychange'])(
    'stops asking after half an hour without use, and goes on with %s',
    (sign) => {
      jest.advanceTimersByTime(31 * MINUTE);
      expect(calls).toEqual([false]);
      jest.advanceTimersByTime(120 * MINUTE);
      expect(calls).toEqual([false]);
      page.dispatchEvent(new Event(sign));
      expect(calls).toEqual([false, undefined]);
      jest.advanceTimersByTime(31 * MINUTE);
      expect(calls).toEqual([false, undefined, false]);
    },
  );

  it('no timer is left behind', () => {
    jest.advanceTimersByTime(31 * MINUTE);
    leave();
    page.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(31 * MINUTE);
    expect(calls).toEqual([false, undefined]);
  });
});
