/** A small seeded generator (mulberry32, Tommy Ettinger): the same seed gives the same numbers. */
export const random = (seed: number): Random => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type Random = () => number

export const choose = <T>(all: readonly T[], next: Random = Math.random): T => {
  const chosen = all[Math.floor(next() * all.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}

/** True once in so many times, by chance. */
export const oneIn = (times: number): boolean => Math.random() * times < 1
