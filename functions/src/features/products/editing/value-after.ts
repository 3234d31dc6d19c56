/** What a change leaves of a value: a named one, an unnamed one as before, and none for null. */
export const after = <T>(before: T | undefined, said: T | null | undefined): T | undefined =>
  said === undefined ? before : (said ?? undefined)
