import { number } from '#illustrator/canvas.ts'

type Glyph = { path: string; width: number }

const glyph = (path: string, width = 4): Glyph => ({ path, width })

/**
 * The few signs that sizes are written with, as lines 6 units tall. Text in an SVG would be drawn in whatever font the
 * machine has, and on many servers there is none.
 */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': glyph('M2 0C.6 0 0 1.3 0 3S.6 6 2 6 4 4.7 4 3 3.4 0 2 0Z'),
  '1': glyph('M.4 1.3 2 0V6', 2.4),
  '2': glyph('M.2 1.6C.2.6 1 0 2 0s1.9.7 1.9 1.7C3.9 3.4.2 4.6 0 6H4'),
  '3': glyph(
    'M.3 1C.6.4 1.2 0 2 0c1.1 0 1.8.6 1.8 1.5S3 2.9 1.8 2.9C3.2 2.9 4 3.5 4 4.5S3.2 6 2 6C1.1 6 .4 5.6 0 4.9',
  ),
  '4': glyph('M3 6V0L0 4.2H4'),
  '5': glyph('M3.6 0H.7L.4 2.8C.8 2.4 1.3 2.2 2 2.2c1.2 0 2 .8 2 1.9S3.2 6 2 6C1.1 6 .4 5.6 0 5'),
  '6': glyph(
    'M3.6.7C3.2.2 2.7 0 2.2 0 .8 0 0 1.4 0 3.4 0 5 .7 6 2 6s2-.8 2-1.9S3.2 2.3 2 2.3.1 3 .1 4',
  ),
  '7': glyph('M0 0H4L1.6 6'),
  '8': glyph(
    'M2 2.8C.9 2.8.3 2.2.3 1.4S.9 0 2 0s1.7.6 1.7 1.4S3.1 2.8 2 2.8 0 3.5 0 4.4.8 6 2 6s2-.7 2-1.6-.8-1.6-2-1.6',
  ),
  '9': glyph(
    'M.4 5.3C.8 5.8 1.3 6 1.8 6 3.2 6 4 4.6 4 2.6 4 1 3.3 0 2 0S0 .8 0 1.9.8 3.7 2 3.7s1.9-.7 1.9-1.7',
  ),
  '.': glyph('M.3 5.9V6', 0.6),
  c: glyph('M3.2 2.7C2.9 2.2 2.4 2 1.9 2 .8 2 0 2.8 0 4s.8 2 1.9 2c.5 0 1-.2 1.3-.7', 3.2),
  m: glyph(
    'M0 6V2.1M0 3.4C.2 2.5.8 2 1.5 2s1.2.4 1.2 1.4V6M2.7 3.4C2.9 2.5 3.4 2 4.1 2s1.3.4 1.3 1.4V6',
    5.4,
  ),
  ' ': glyph('', 1.2),
}

const TALL = 6
const GAP = 1.3

const glyphsOf = (text: string) => Array.from(text).flatMap((sign) => GLYPHS[sign] ?? [])

/** How wide a text comes out at a height. */
export const widthOf = (text: string, height: number): number =>
  (glyphsOf(text).reduce((sum, { width }) => sum + width + GAP, -GAP) * height) / TALL

/** The text as lines, its middle at the place. */
export const lettering = (
  text: string,
  { x, y, height, color }: { x: number; y: number; height: number; color: string },
): string => {
  const scale = height / TALL
  let along = 0
  const signs = glyphsOf(text).map(({ path, width }) => {
    const from = along
    along += width + GAP
    return path && `<path transform="translate(${number(from)} 0)" d="${path}"/>`
  })
  return (
    `<g transform="translate(${number(x - widthOf(text, height) / 2)} ${number(y - height / 2)}) ` +
    `scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width=".72" ` +
    `stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>`
  )
}
