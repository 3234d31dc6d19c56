import { useState } from 'react'

/** The same list with an entry at another place. */
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

/** Keys of a list's entries, which stay theirs wherever they are moved. */
export const useEntryKeys = (count: number) => {
  const [keys, setKeys] = useState(() => newKeys(count))
  // It was changed from outside, by taking over what another saved: nothing tells which entry is which.
  const known = keys.length === count ? keys : newKeys(count)
  if (known !== keys) setKeys(known)
  return {
    keys: known,
    change: (next: (keys: number[]) => number[]) => setKeys(next(known)),
    added: (count_: number) => setKeys([...known, ...newKeys(count_)]),
  }
}
