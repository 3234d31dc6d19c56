import { cpus, loadavg, totalmem } from 'node:os'

/** Where and when, and how busy the machine was with other things: rates and times suffer by that, CPU per call hardly. */
export const describeMachine = () => ({
  takenAt: new Date().toISOString(),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  loadBefore: loadavg()[0] ?? 0,
})
