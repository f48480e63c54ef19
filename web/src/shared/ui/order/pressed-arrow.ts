import type { MoveDirection } from './move-direction.ts';

interface Press {
  id: string;
  direction: MoveDirection;
}

/** The arrow that was pressed last, until the list that shows its effect has taken note. */
export class PressedArrow {
  private press: Press | null = null;

  set(press: Press): void {
    this.press = press;
  }

  take(): Press | null {
    const press = this.press;
    this.press = null;
    return press;
  }
}
