import { encode } from 'uqr'
import { code128, isEncodable } from './code-128.ts'
import type { Pdf } from './new-pdf.ts'

type Box = { x: number; y: number; width: number; height: number }

/** The quiet zone on both sides of a bar code, in narrowest bars. */
const QUIET_BARS = 10

/** Draws a bar code as wide as its box, quiet zones included. False for a text that Code 128 can't encode. */
export const drawBarcode = (pdf: Pdf, text: string, { x, y, width, height }: Box): boolean => {
  if (!isEncodable(text)) return false
  const widths = code128(text)
  const bars = widths.reduce((sum, one) => sum + one, 2 * QUIET_BARS)
  const unit = width / bars
  let at = x + QUIET_BARS * unit
  for (const [place, one] of widths.entries()) {
    if (place % 2 === 0) pdf.rect(at, y, one * unit, height)
    at += one * unit
  }
  pdf.fill('#000000')
  return true
}

/** The dark runs of a row, as few as possible: each is drawn separately. */
const darkRuns = (modules: readonly boolean[]): { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = []
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1)
    if (isDark && last?.to === at) last.to = at + 1
    else if (isDark) runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** Draws a square QR code; a margin of four modules around it must be white. */
export const drawQr = (
  pdf: Pdf,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const unit = side / size
  for (const [row, modules] of data.entries())
    for (const { from, to } of darkRuns(modules))
      // Slightly higher, because some printers leave white lines between rows.
      pdf.rect(x + from * unit, y + row * unit, (to - from) * unit, unit + 0.05)
  pdf.fill('#000000')
}
