import { Held } from '../held.ts';

/** The default time for which a notice is shown. */
export const TOAST_DURATION_MS = 5000;

/** A button in the notice. */
export interface ToastAction {
  label: string;
  /** How to do the same without seeing the notice. */
  spoken: string;
  run: () => void;
}

export interface Toast {
  id: number;
  title: string;
  description: string | null;
  tone: 'plain' | 'error';
  durationMs: number;
  action: ToastAction | null;
}

export interface ToastRequest {
  title: string;
  description?: string;
  tone?: Toast['tone'];
  durationMs?: number;
  action?: ToastAction;
}

/** Holds at most one notice; a new one replaces it. */
export class ToastStore extends Held<Toast | null> {
  private lastId = 0;

  constructor() {
    super(null);
  }

  readonly everShown = (): boolean => this.lastId > 0;

  show({ title, description, tone, durationMs, action }: ToastRequest): void {
    this.lastId += 1;
    this.hold({
      id: this.lastId,
      title,
      description: description ?? null,
      tone: tone ?? 'plain',
      durationMs: durationMs ?? TOAST_DURATION_MS,
      action: action ?? null,
    });
  }

  /** Removes the notice, unless another one has replaced it. */
  dismiss(id: number): void {
    if (this.value?.id === id) this.hold(null);
  }

  /** Removes notices about an earlier attempt. */
  clear(): void {
    if (this.value !== null) this.hold(null);
  }
}

export const toasts = new ToastStore();
