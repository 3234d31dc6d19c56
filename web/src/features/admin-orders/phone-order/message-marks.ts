/** A part of a message, with the number of the line that it belongs to. */
export type Mark = { text: string; from: number; line?: number }

/** Positions of a line's words after `from`; parts that are apart are joined by ', ' in `said`. */
const placesOf = (message: string, said: string, from: number): [from: number, to: number][] => {
  const whole = message.indexOf(said, from)
  if (whole >= 0) return [[whole, whole + said.length]]
  let end = from
  return said.split(', ').flatMap((part) => {
    const at = part === '' ? -1 : message.indexOf(part, end)
    if (at < 0) return []
    end = at + part.length
    return [[at, end]]
  })
}

/** Splits the message into parts; parts of lines have the line's number. */
export const marksOf = (message: string, lines: readonly { text: string }[]): Mark[] => {
  const marks: Mark[] = []
  let at = 0
  for (const [line, { text }] of lines.entries()) {
    for (const [from, to] of placesOf(message, text, at)) {
      if (from > at) marks.push({ text: message.slice(at, from), from: at })
      marks.push({ text: message.slice(from, to), from, line })
      at = to
    }
  }
  if (at < message.length) marks.push({ text: message.slice(at), from: at })
  return marks
}
