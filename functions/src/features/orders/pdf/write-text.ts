import { BENGALI, REGULAR, TAMIL } from './new-pdf.ts'
import type { Pdf, Weight } from './new-pdf.ts'

type Run = { text: string; font: string }

/** Letters that Poppins lacks, with the signs that join them. */
const OTHER_SCRIPTS = /([\u0980-\u09FF\u200C\u200D]+)|([\u0B80-\u0BFF\u200C\u200D]+)/

/** Parts of a text, each with a font that has its letters: a PDF knows no fallback of its own. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = []
  let rest = text
  while (rest !== '') {
    const match = OTHER_SCRIPTS.exec(rest)
    const [plain, word] = match ? [rest.slice(0, match.index), match[0]] : [rest, '']
    if (plain !== '') runs.push({ text: plain, font: weight })
    if (word !== '') runs.push({ text: word, font: match?.[1] ? BENGALI : TAMIL })
    rest = rest.slice(plain.length + word.length)
  }
  return runs
}

type Place = { x: number; width: number; size: number; weight?: Weight }

/** What people have typed, in any script that the shop has letters for, below what was written last. */
export const writeText = (
  pdf: Pdf,
  text: string,
  { x, width, size, weight = REGULAR }: Place,
): void => {
  const runs = runsOf(text, weight)
  const { y } = pdf
  for (const [place, run] of runs.entries()) {
    const continued = place < runs.length - 1
    pdf.font(run.font, size)
    if (place === 0) pdf.text(run.text, x, y, { width, continued })
    else pdf.text(run.text, { width, continued })
  }
  pdf.font(weight, size)
}
