import { SHARE_HEIGHT, SHARE_WIDTH } from '@bartan/contract/images/share-picture'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import { withSharp } from '#platform/pictures.ts'

/** Product photos have a white background. */
const GROUND = '#ffffff'

/** Below 300 kB even for detailed pictures: WhatsApp shows no preview of larger ones. */
const JPEG = { quality: 80, mozjpeg: true }

const MARK_SIDE = 250

/** In SVG's points per inch; the drawn icon is at most 64 points wide. */
const MARK_DENSITY = 400

type Area = { left: number; top: number; width: number; height: number }

const WIDE = SHARE_WIDTH - SHARE_HEIGHT
const HALF = SHARE_HEIGHT / 2

const whole: Area = { left: 0, top: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT }
const square: Area = { ...whole, width: SHARE_HEIGHT }
const beside: Area = { ...whole, left: SHARE_HEIGHT, width: WIDE }

const AREAS: Readonly<Record<number, readonly Area[]>> = {
  1: [square],
  2: [
    { ...whole, width: SHARE_WIDTH / 2 },
    { ...whole, left: SHARE_WIDTH / 2, width: SHARE_WIDTH / 2 },
  ],
  3: [square, { ...beside, height: HALF }, { ...beside, top: HALF, height: HALF }],
}

export type Shared = {
  /** One to three pictures. */
  pictures: readonly Uint8Array[]
  /** A single picture fills the whole preview, e.g. one made for it. */
  fills: boolean
  mark: string
}

/** A link preview as JPEG: product pictures, and the shop's mark beside a single one. */
export const drawShare = ({ pictures, fills, mark }: Shared): Promise<Buffer> =>
  withSharp(async (sharp) => {
    const areas = fills ? [whole] : (AREAS[pictures.length] ?? [])
    const parts = []
    // One after the other, because each is decoded separately (docs/decisions/0111).
    for (const [place, { left, top, width, height }] of areas.entries()) {
      const input = await sharp(pictures[place])
        .resize(width, height, { fit: 'cover' })
        .flatten({ background: GROUND })
        .toBuffer()
      parts.push({ input, left, top })
    }
    if (!fills && pictures.length === 1) {
      const input = await sharp(Buffer.from(mark), { density: MARK_DENSITY })
        .resize(MARK_SIDE, MARK_SIDE, { fit: 'contain', background: BRAND_COLORS.band })
        .png()
        .toBuffer()
      const left = SHARE_HEIGHT + Math.round((WIDE - MARK_SIDE) / 2)
      parts.push({ input, left, top: Math.round((SHARE_HEIGHT - MARK_SIDE) / 2) })
    }
    return sharp({
      create: {
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        channels: 3,
        background: BRAND_COLORS.band,
      },
    })
      .composite(parts)
      .jpeg(JPEG)
      .toBuffer()
  })
