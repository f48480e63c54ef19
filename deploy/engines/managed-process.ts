export interface ManagedProcess {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly logFile: string;
  readonly user?: { readonly uid: number; readonly gid: number } | null;
  /** Opens a channel that closes when the launcher ends, which tells the child. */
  readonly tiedToLauncher?: boolean;
  readonly stopSignal: NodeJS.Signals;
  readonly isReady: () => Promise<boolean>;
  /** Shown when the process does not start. */
  readonly advice?: string;
}

export interface EnginePlace {
  readonly program: string;
  /** The data folder, which PostgreSQL's user must be able to enter. */
  readonly folder: string;
  readonly logFile: string;
  readonly port: number;
}
