import type { Run } from '../run.ts'

/** Repeated actions of one attacker, on several connections at once. */
export type Attack = {
  connections: number
  /** Pause between two rounds of one connection. */
  pauseMs: number
  /** Counted over all connections. */
  maxRounds: number
  /** `round` counts from 0. */
  round: (round: number) => Promise<void>
}

export const launch = async (run: Run, attack: Attack): Promise<void> => {
  let rounds = 0
  const attacker = async () => {
    while (!run.isOver && rounds < attack.maxRounds) {
      await attack.round(rounds++)
      await run.pause(attack.pauseMs)
    }
  }
  await Promise.all(Array.from({ length: attack.connections }, attacker))
}
