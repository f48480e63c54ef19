import { readdirSync, readFileSync } from 'node:fs';

/** The CPU time of a process and its direct children (Linux's schedstat). */
export function cpuNanoseconds(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((total, each) => total + ownNanoseconds(each), 0);
}

function ownNanoseconds(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
}

export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
