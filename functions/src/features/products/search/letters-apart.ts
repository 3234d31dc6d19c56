/** How many letters must be inserted, removed or changed to turn one word into the other (Levenshtein distance). */
export const lettersApart = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [above, letter] of a.split('').entries()) {
    const next = [above + 1]
    for (let at = 0; at < b.length; at++)
      next.push(
        Math.min(
          (row[at] ?? 0) + Number(b[at] !== letter),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}
