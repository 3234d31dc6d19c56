/** Without those that look like others, to be written by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 5

/** About 99 bits, in groups that can be read out. */
export const newPassphrase = (): string => {
  const drawn: string[] = []
  while (drawn.length < GROUPS * GROUP) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Beyond the last whole multiple some letters would come more often.
    if (byte < LETTERS.length * 8) drawn.push(LETTERS.charAt(byte % LETTERS.length))
  }
  return Array.from({ length: GROUPS }, (_, at) =>
    drawn.slice(at * GROUP, (at + 1) * GROUP).join(''),
  ).join('-')
}
