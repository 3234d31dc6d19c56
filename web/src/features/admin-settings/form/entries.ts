import { useState } from 'react'

export const moveEntry = <T>(list: readonly T[], from: number, to: number): T[] => {
  const entry = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...entry)
}

let last = 0
const newKeys = (count: number): number[] =>
  Array.from({ length: count }, () => {
    last += 1
    return last
  })

/** Stable keys for a list's entries, kept when they move. */
export const useEntryKeys = (count: number) => {
  const [keys, setKeys] = useState(() => newKeys(count))
  // The list was changed from outside, by accepting another user's version, so entries can't be matched.
  const known = keys.length === count ? keys : newKeys(count)
  if (known !== keys) setKeys(known)
  return {
    keys: known,
    change: (next: (keys: number[]) => number[]) => setKeys(next(known)),
    added: (count_: number) => setKeys([...known, ...newKeys(count_)]),
  }
}
