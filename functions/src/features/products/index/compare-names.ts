let collator: Intl.Collator | undefined

/** As people order names: 9 before 10, whatever the case. The collator is made at first use: it takes some milliseconds. */
export const compareNames = (one: string, other: string): number => {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(one, other)
}
