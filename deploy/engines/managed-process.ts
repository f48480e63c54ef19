/** A long-running child: how it is started, known to be ready, and asked to end. */
export interface ManagedProcess {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Receives what the child prints. */
  readonly logFile: string;
  readonly user?: { readonly uid: number; readonly gid: number } | null;
  /** Opens a channel whose closing tells the child that its launcher is gone. */
  readonly tiedToLauncher?: boolean;
  /** The signal that asks for an orderly end. */
  readonly stopSignal: NodeJS.Signals;
  readonly isReady: () => Promise<boolean>;
  /** What may help when it does not start. */
  readonly advice?: string;
}
