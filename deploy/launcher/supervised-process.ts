import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ManagedProcess } from '../engines/managed-process.ts';
import { SetUpError } from '../engines/set-up-error.ts';
import { childEnvironment } from './child-environment.ts';
import { lastComplaint, logSize, openLog } from './log-file.ts';
import { killGroup } from './process-group.ts';

export interface SupervisorEvents {
  readonly say: (sentence: string) => void;
  /** Called when the process id changes or disappears. */
  readonly changed: () => void;
}

const FIRST_TRIES = 3;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 25;
const STEADY_AFTER_MS = 10_000;
const STOP_WITHIN_MS = 10_000;

export function restartDelay(tries: number): number {
  return Math.min(200 * 2 ** tries, 5000);
}

/** A child process that is restarted until it is stopped; it leads a process group. */
export class SupervisedProcess {
  private child: ChildProcess | null = null;
  private wanted = false;
  private quickDeaths = 0;
  private launches = 0;
  readonly process: ManagedProcess;
  private readonly events: SupervisorEvents;

  constructor(process: ManagedProcess, events: SupervisorEvents) {
    this.process = process;
    this.events = events;
  }

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  async start(): Promise<void> {
    this.wanted = true;
    const { name, logFile, advice } = this.process;
    for (let tries = 1; this.wanted; tries++) {
      const logStart = logSize(logFile);
      const child = this.launch();
      if (await this.becomesReady(child)) {
        this.superviseFromNowOn(child);
        return;
      }
      await this.endChild(child);
      if (!this.wanted) return;
      if (tries === FIRST_TRIES) {
        this.wanted = false;
        const complaint = [lastComplaint(logFile, logStart), ...(advice === undefined ? [] : [advice])].join('; ');
        throw new SetUpError(`${name} did not start: ${complaint} (more in ${logFile})`);
      }
      await pause(restartDelay(tries));
    }
  }

  async stop(): Promise<void> {
    this.wanted = false;
    if (this.child !== null) await this.endChild(this.child);
  }

  kill(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  private launch(): ChildProcess {
    const { program, arguments: args, environment, folder, logFile, user, tiedToLauncher } = this.process;
    const log = openLog(logFile);
    const child = spawn(program, args, {
      cwd: folder,
      env: childEnvironment({ ...environment, RESTARTS: String(this.launches++) }),
      detached: true,
      stdio: ['ignore', log, log, ...(tiedToLauncher === true ? (['ipc'] as const) : [])],
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    });
    closeSync(log);
    // A program that cannot start is reported as an exit without a process id.
    child.on('error', () => undefined);
    this.child = child;
    this.events.changed();
    return child;
  }

  private superviseFromNowOn(child: ChildProcess): void {
    const startedAt = Date.now();
    const onExit = (): void => {
      if (!this.wanted) return;
      this.quickDeaths = Date.now() - startedAt < STEADY_AFTER_MS ? this.quickDeaths + 1 : 0;
      this.events.say(`${this.process.name} ended unexpectedly and is restarted.`);
      void this.restart(child);
    };
    if (hasEnded(child)) onExit();
    else child.once('exit', onExit);
  }

  private async restart(dead: ChildProcess): Promise<void> {
    // Workers that survive their master would keep its port.
    killGroup(dead.pid, 'SIGKILL');
    await pause(restartDelay(Math.max(0, this.quickDeaths - 1)));
    // The process may have been halted and resumed in the meantime.
    if (!this.wanted || this.child !== dead) return;
    this.superviseFromNowOn(this.launch());
  }

  private async becomesReady(child: ChildProcess): Promise<boolean> {
    const until = Date.now() + READY_WITHIN_MS;
    while (this.wanted && !hasEnded(child) && Date.now() < until) {
      if (await this.process.isReady()) return !hasEnded(child);
      await pause(POLL_MS);
    }
    return false;
  }

  private async endChild(child: ChildProcess): Promise<void> {
    if (!hasEnded(child)) {
      const gone = once(child, 'exit');
      child.kill(this.process.stopSignal);
      const timer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), STOP_WITHIN_MS);
      await gone;
      clearTimeout(timer);
    }
    killGroup(child.pid, 'SIGKILL');
    if (this.child === child) {
      this.child = null;
      this.events.changed();
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}
