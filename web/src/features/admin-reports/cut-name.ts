/** What two lines beside a bar hold. */
const MAX_NAME = 28
const END = 12

/**
 * A name beside its bar, which the tooltip tells in full. Cut in the middle: how it begins says what it is, and how it
 * ends which size and color.
 */
export const cutName = (name: string): string => {
  const signs = Array.from(name)
  if (signs.length <= MAX_NAME) return name
  const begin = signs.slice(0, MAX_NAME - END - 1).join('')
  // One sign more tells whether the end begins with a whole word.
  const end = signs.slice(-END - 1).join('')
  return `${begin.trimEnd()}… ${/\s(.+)$/s.exec(end)?.[1] ?? end.slice(1)}`
}
