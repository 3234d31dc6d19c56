let collator: Intl.Collator | undefined

/** Natural order: 9 before 10, ignoring case. The collator takes some milliseconds, so it is created at first use. */
export const compareNames = (one: string, other: string): number => {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(one, other)
}
