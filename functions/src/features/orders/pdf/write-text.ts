import type { Pdf } from './new-pdf.ts'
import { REGULAR, fontOf } from './scripts.ts'
import type { Font, Weight } from './scripts.ts'

type Run = { text: string; font: Font }

/** Zero-width joiners, which every font has. */
const JOINERS = '\u200C\u200D'

/** Characters that are not drawn, such as the marks within an emoji. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/u

/** Replaces letters that the fonts lack: an archived PDF may not contain those. */
const UNKNOWN = '?'

const drawn = (letter: string, font: Font | undefined): string => {
  if (font !== undefined || letter === '\n') return letter
  if (/\s/.test(letter)) return ' '
  return IGNORED.test(letter) ? '' : UNKNOWN
}

/** Splits a text into parts, each with a font that has its letters: PDF has no font fallback. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const isJoiner = JOINERS.includes(letter)
    const font = isJoiner ? last?.font : fontOf(letter, weight)
    const shown = drawn(letter, font)
    if (last && last.font === (font ?? weight)) last.text += shown
    else if (shown !== '') runs.push({ text: shown, font: font ?? weight })
  }
  return runs
}

/** Fontkit fails on some invalid letter sequences, which are shown as unknown. */
const drawable = (pdf: Pdf, { text, font }: Run, size: number): string => {
  try {
    pdf.font(font, size).widthOfString(text)
    return text
  } catch {
    return text.replaceAll(/\S/gu, UNKNOWN)
  }
}

type Style = {
  width: number
  size: number
  weight?: Weight
  align?: 'left' | 'right' | 'center'
  lineBreak?: boolean
  /** Cut off at this height, with an ellipsis. */
  height?: number
}

/** Writes user input, in any supported script, below the last text. */
export const writeText = (
  pdf: Pdf,
  text: string,
  { x, y = pdf.y, size, weight = REGULAR, ...style }: Style & { x: number; y?: number },
): void => {
  const runs = runsOf(text, weight)
  const options = style.height === undefined ? style : { ...style, ellipsis: true }
  for (const [place, run] of runs.entries()) {
    const continued = place < runs.length - 1
    const shown = drawable(pdf, run, size)
    if (place === 0) pdf.text(shown, x, y, { ...options, continued })
    else pdf.text(shown, { ...options, continued })
  }
  pdf.font(weight, size)
}

/** The height of a text on the page. */
export const heightOfText = (
  pdf: Pdf,
  text: string,
  { width, size, weight = REGULAR }: Pick<Style, 'width' | 'size' | 'weight'>,
): number => {
  const runs = runsOf(text, weight)
  const shown = runs.map((run) => drawable(pdf, run, size)).join('')
  const fonts = new Set<Font>([weight, ...runs.map(({ font }) => font)])
  const heights = [...fonts].map((font) => pdf.font(font, size).heightOfString(shown, { width }))
  pdf.font(weight, size)
  return Math.max(...heights)
}
