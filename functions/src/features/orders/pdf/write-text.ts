import type { Pdf } from './new-pdf.ts'
import { REGULAR, fontOf, type Font, type Weight } from './scripts.ts'

type Run = { text: string; font: Font }

/** Zero-width joiners, which every font has. */
const JOINERS = '\u200C\u200D'

/** A letter without a font is left out, as an archived PDF may not contain it: the desk says so before it prints. */
const drawn = (letter: string, font: Font | undefined): string => {
  if (font !== undefined || letter === '\n') return letter
  return /\s/.test(letter) ? ' ' : ''
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

/**
 * Fontkit fails on marks above and below whose base letter has no place for them, as in ലക്ഷ്മി: without these
 * features, the letters are joined as ever, and the marks stand where the font draws them.
 */
const UNPLACED_MARKS = { abvm: false, blwm: false, mark: false, mkmk: false }

/** pdfkit passes them on to fontkit as they are; its types know lists alone. */
type Features = PDFKit.Mixins.OpenTypeFeatures[]

/** Laid out as a whole, a run of Arabic letters has its words from right to left, too. */
const WHOLE: Features = []

const RTL_FONT: Font = 'arabic'

/** A run, and the features of its font to draw it with; absent: all. */
type ShapedRun = Run & { features?: Features }

const waysFor = (run: Run): ShapedRun[] =>
  run.font === RTL_FONT
    ? [{ ...run, features: WHOLE }]
    : [run, { ...run, features: UNPLACED_MARKS as unknown as Features }]

const canDraw = (pdf: Pdf, { text, font, features }: ShapedRun, size: number): boolean => {
  try {
    pdf.font(font, size).widthOfString(text, features && { features })
    return true
  } catch {
    return false
  }
}

/** A run as fontkit can draw it: joined, or else, of letters that nobody would write so, one by one. */
const shaped = (pdf: Pdf, run: Run, size: number): ShapedRun[] => {
  const way = waysFor(run).find((one) => canDraw(pdf, one, size))
  if (way) return [way]
  const letters = Array.from(run.text).map((text) => ({ text, font: run.font }))
  return letters.filter((one) => canDraw(pdf, one, size))
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

const shapedRuns = (pdf: Pdf, runs: readonly Run[], size: number): ShapedRun[] =>
  runs.flatMap((run) => shaped(pdf, run, size))

const featuresOf = (runs: readonly ShapedRun[]): Features | undefined =>
  runs.find(({ features }) => features !== undefined)?.features

const widthOfRun = (pdf: Pdf, { text, font, features }: ShapedRun, size: number): number =>
  pdf.font(font, size).widthOfString(text, features && { features })

/** The width of a text in one line. */
export const widthOfText = (
  pdf: Pdf,
  text: string,
  { size, weight = REGULAR }: Pick<Style, 'size' | 'weight'>,
): number =>
  shapedRuns(pdf, runsOf(text, weight), size).reduce(
    (sum, run) => sum + widthOfRun(pdf, run, size),
    0,
  )

const RTL_LETTER = /\p{Script=Arabic}/u

/** Blanks and marks between two runs of Arabic letters belong to them; the font has both. */
const joinedRtl = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = []
  for (const [place, run] of runs.entries()) {
    const [last, next] = [joined.at(-1), runs[place + 1]]
    const isBetween = /^[\s.,:;()/-]+$/.test(run.text) && next?.font === RTL_FONT
    if (last?.font === RTL_FONT && (run.font === RTL_FONT || isBetween)) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

/** The lines of a text that fit into a width. */
const linesOf = (pdf: Pdf, text: string, { width, size, weight }: Style): string[] => {
  const fits = (line: string) =>
    widthOfText(pdf, line, { size, ...(weight && { weight }) }) <= width
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

/** A text with letters that run from right to left, line by line: pdfkit places words from the left alone. */
const writeRtl = (pdf: Pdf, text: string, style: Style & { x: number; y: number }): void => {
  const { x, y, width, size, weight = REGULAR, align, height } = style
  // What a text begins with tells the direction of its lines.
  const isRtl = RTL_LETTER.test(/\p{L}/u.exec(text)?.[0] ?? '')
  const side = align === 'center' ? 'center' : isRtl ? 'right' : align
  const lineHeight = pdf.font(RTL_FONT, size).currentLineHeight(true)
  let top = y
  for (const line of linesOf(pdf, text, style)) {
    if (height !== undefined && top + lineHeight > y + height) break
    const runs = shapedRuns(pdf, joinedRtl(runsOf(line, weight)), size)
    const free = width - runs.reduce((sum, run) => sum + widthOfRun(pdf, run, size), 0)
    let left = x + (side === 'right' ? free : side === 'center' ? free / 2 : 0)
    for (const run of isRtl ? runs.toReversed() : runs) {
      const { text: part, font, features } = run
      pdf
        .font(font, size)
        .text(part, left, top, { lineBreak: false, ...(features && { features }) })
      left += widthOfRun(pdf, run, size)
    }
    top += lineHeight
  }
  pdf.x = x
  pdf.y = top
  pdf.font(weight, size)
}

/** Writes user input, in any supported script, below the last text. */
export const writeText = (
  pdf: Pdf,
  text: string,
  { x, y = pdf.y, size, weight = REGULAR, ...style }: Style & { x: number; y?: number },
): void => {
  if (RTL_LETTER.test(text)) {
    writeRtl(pdf, text, { ...style, x, y, size, weight })
    return
  }
  const runs = shapedRuns(pdf, runsOf(text, weight), size)
  const options = style.height === undefined ? style : { ...style, ellipsis: true }
  // For all runs alike: pdfkit measures words that follow with the features of the first.
  const features = featuresOf(runs)
  for (const [place, run] of runs.entries()) {
    const continued = place < runs.length - 1
    const drawing = { ...options, continued, ...(features && { features }) }
    pdf.font(run.font, size)
    if (place === 0) pdf.text(run.text, x, y, drawing)
    else pdf.text(run.text, drawing)
  }
  pdf.font(weight, size)
}

const heightOfLines = (
  pdf: Pdf,
  text: string,
  {
    width,
    size,
    weight = REGULAR,
    font,
  }: Pick<Style, 'width' | 'size' | 'weight'> & { font: Font },
): number => {
  const lines = linesOf(pdf, text, { width, size, weight }).length
  const height = lines * pdf.font(font, size).currentLineHeight(true)
  pdf.font(weight, size)
  return height
}

/** The height of a text on the page. */
export const heightOfText = (
  pdf: Pdf,
  text: string,
  { width, size, weight = REGULAR }: Pick<Style, 'width' | 'size' | 'weight'>,
): number => {
  if (RTL_LETTER.test(text))
    return heightOfLines(pdf, text, { width, size, weight, font: RTL_FONT })
  const runs = shapedRuns(pdf, runsOf(text, weight), size)
  const shown = runs.map((run) => run.text).join('')
  const features = featuresOf(runs)
  const fonts = [...new Set<Font>([weight, ...runs.map(({ font }) => font)])]
  const heights = fonts.map((font) =>
    canDraw(pdf, { text: shown, font, ...(features && { features }) }, size)
      ? pdf.font(font, size).heightOfString(shown, { width, ...(features && { features }) })
      : heightOfLines(pdf, shown, { width, size, weight, font }),
  )
  pdf.font(weight, size)
  return Math.max(...heights)
}
