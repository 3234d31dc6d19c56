/** Each thing once, where it comes first. */
export const distinct = <T extends { _id: string }>(things: readonly T[]): T[] => {
  const first = new Map<string, T>()
  for (const thing of things) if (!first.has(thing._id)) first.set(thing._id, thing)
  return [...first.values()]
}
