import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

const UTIME = 11
const STIME = 12
/** Index of the CPU time of ended child processes. */
const CUTIME = 13
const CSTIME = 14

const requireProc = () => {
  if (!existsSync('/proc/self/stat'))
    throw new Error('The CPU and memory of the servers are read from /proc: run this on Linux')
}

const cpuMs = (pid: number, counted: readonly number[]): number => {
  requireProc()
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = counted.reduce((sum, field) => sum + Number(fields[field]), 0)
  return (ticks / ticksPerSecond) * 1000
}

/**
 * CPU time that a process has used since its start, over all threads, user and system (proc_pid_stat(5)); in steps of
 * 10 ms.
 */
export const cpuMsOf = (pid: number): number => cpuMs(pid, [UTIME, STIME])

/** CPU time of a process and all its descendants. */
export const cpuMsOfTree = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
  return children.reduce(
    (sum, child) => sum + cpuMsOfTree(Number(child)),
    cpuMs(pid, [UTIME, STIME, CUTIME, CSTIME]),
  )
}

/** CPU time of the running threads to the nanosecond, for work too short for 10 ms steps (sched-stats). */
export const exactCpuMsOf = (pid: number): number => {
  requireProc()
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

/** Resident memory now and at its peak, in MB. */
export const memoryOf = (pid: number): { nowMb: number; peakMb: number } => {
  requireProc()
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}
