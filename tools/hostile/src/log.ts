import { loadavg } from 'node:os'

export const log = (line: string): void => console.log(line)

/** Other work on the machine makes everything slower. */
export const loadOf = (): string => (loadavg()[0] ?? 0).toFixed(1)
