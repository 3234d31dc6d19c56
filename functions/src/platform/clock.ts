/** The current time; tests supply their own. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
