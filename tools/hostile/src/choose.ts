import { randomInt } from 'node:crypto'

export const choose = <T>(all: readonly T[]): T => {
  const chosen = all[randomInt(all.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}

/** True with a chance of one in `times`. */
export const oneIn = (times: number): boolean => randomInt(times) === 0
