import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const WIDTH = 640
const HEIGHT = 480
const PIXELS_PER_BAR = 4
const PAPER = 235
const INK = 16

/** Chromium's arguments for a fake camera that shows the file; set before the first browser starts. */
export const CAMERA = (file: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
]

/** Draws a Code 128 as a row of pixels: true is ink. */
const barsOf = async (text: string): Promise<boolean[]> => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
  const { symbol } = await writeBarcode(text, { format: 'Code128' })
  return Array.from(symbol.data.slice(0, symbol.width), (value) => value < 128)
}

/**
 * Writes a video of one picture, a parcel's label in Code 128, in the format of Chromium's fake camera (YUV4MPEG2).
 */
export const writeLabelVideo = async (file: string, text: string): Promise<void> => {
  const bars = await barsOf(text)
  const left = Math.floor((WIDTH - bars.length * PIXELS_PER_BAR) / 2)
  const light = Buffer.alloc(WIDTH * HEIGHT, PAPER)
  for (let y = HEIGHT / 4; y < (HEIGHT * 3) / 4; y += 1)
    for (const [index, isInk] of bars.entries()) {
      const from = y * WIDTH + left + index * PIXELS_PER_BAR
      if (isInk) light.fill(INK, from, from + PIXELS_PER_BAR)
    }
  const gray = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, gray])
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([header, frame, frame]))
}
