import { FIRST_TERMINAL, TERMINAL_CATEGORIES, type TerminalCategory, type TerminalConfig } from '@larder/kernel';
import { deviceStore } from '../../shared/browser-storage.ts';

const KEY = 'larder.terminal.v1';

const isCategory = (value: unknown): value is TerminalCategory =>
  (TERMINAL_CATEGORIES as readonly unknown[]).includes(value);

/** What was chosen on this screen. Whatever is not readable falls back, each column for itself. */
export function readChoice(text: string | null): TerminalConfig {
  try {
    const { left, right } = JSON.parse(text ?? '{}') as { left?: unknown; right?: unknown };
    return {
      left: isCategory(left) ? left : FIRST_TERMINAL.left,
      right: isCategory(right) ? right : FIRST_TERMINAL.right,
    };
  } catch {
    return FIRST_TERMINAL;
  }
}

export const savedChoice = (): TerminalConfig => readChoice(deviceStore.read(KEY));

export const saveChoice = (choice: TerminalConfig): void => deviceStore.write(KEY, JSON.stringify(choice));
