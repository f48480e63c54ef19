import type { ManagedProcess } from '../engines/managed-process.ts';
import { SetUpError } from '../engines/set-up-error.ts';
import { SupervisedProcess, type SupervisorEvents } from './supervised-process.ts';

/** The processes of the system, stopped in reverse order of their start. */
export class Fleet {
  private readonly groups: SupervisedProcess[][] = [];
  private readonly events: SupervisorEvents;

  constructor(events: SupervisorEvents) {
    this.events = events;
  }

  async start(processes: readonly ManagedProcess[]): Promise<void> {
    const group = processes.map((process) => new SupervisedProcess(process, this.events));
    this.groups.push(group);
    await Promise.all(group.map((process) => process.start()));
  }

  pids(): Record<string, number> {
    return Object.fromEntries(
      this.all().flatMap(({ pid, process }) => (pid === null ? [] : [[process.name, pid] as const])),
    );
  }

  find(name: string): SupervisedProcess {
    const found = this.all().find(({ process }) => process.name === name);
    if (found === undefined) {
      const names = this.all().map(({ process }) => process.name);
      throw new SetUpError(`There is no process ${name}; there are ${names.join(', ')}.`);
    }
    return found;
  }

  async stop(): Promise<void> {
    for (const group of this.groups.toReversed()) await Promise.all(group.map((process) => process.stop()));
  }

  private all(): SupervisedProcess[] {
    return this.groups.flat();
  }
}
