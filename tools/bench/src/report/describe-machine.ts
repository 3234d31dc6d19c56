import { cpus, loadavg, totalmem } from 'node:os'

/** Where and when, and how busy the machine was: other work hurts rates and times, but hardly CPU per call. */
export const describeMachine = () => ({
  takenAt: new Date().toISOString(),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  loadBefore: loadavg()[0] ?? 0,
})
