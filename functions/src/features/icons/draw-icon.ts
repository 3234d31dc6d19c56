import type { IconName } from '@bartan/contract/settings/icons'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import { withSharp, type PictureTools } from '#platform/pictures.ts'

/** The favicon as SVG, or an uploaded logo. */
export type Drawing = { svg: string } | { logo: Uint8Array }

/** The drawing's share of the side. A maskable icon may be cut off outside 80 % and at its corners. */
const SHAPES: Record<IconName, { size: number; drawn: number; logo: number; isCut?: true }> = {
  'icon-192': { size: 192, drawn: 1, logo: 0.9 },
  'icon-512': { size: 512, drawn: 1, logo: 0.9 },
  'maskable-512': { size: 512, drawn: 0.8, logo: 0.6, isCut: true },
  'apple-touch-180': { size: 180, drawn: 0.9, logo: 0.8, isCut: true },
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Logos are designed for a light background. */
const LOGO_GROUND = '#ffffff'

/** SVG is measured in points. */
const POINTS = 72

const drawn = async (sharp: PictureTools, svg: string, size: number) => {
  const bytes = Buffer.from(svg)
  const { width, height } = await sharp(bytes).metadata()
  return sharp(bytes, { density: Math.max(1, (POINTS * size) / Math.max(width, height)) })
}

const margins = (size: number, inner: number) => {
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return { top: before, left: before, bottom: after, right: after }
}

/** An icon as PNG. If the system cuts the corners itself, the drawing fills the whole square. */
export const drawIcon = (name: IconName, drawing: Drawing): Promise<Buffer> =>
  withSharp(async (sharp) => {
    const { size, isCut, ...share } = SHAPES[name]
    const isLogo = 'logo' in drawing
    const inner = Math.round(size * (isLogo ? share.logo : share.drawn))
    const image = isLogo
      ? sharp(drawing.logo)
      : await drawn(sharp, isCut ? drawing.svg.replace(/ rx="\d+"/, '') : drawing.svg, inner)
    const fitted = await image
      .resize(inner, inner, { fit: 'contain', background: CLEAR })
      .png()
      .toBuffer()
    const extended = await sharp(fitted)
      .extend({
        ...margins(size, inner),
        extendWith: isLogo ? 'background' : 'copy',
        background: CLEAR,
      })
      .png()
      .toBuffer()
    const whole = sharp(extended)
    if (isLogo) whole.flatten({ background: LOGO_GROUND })
    else if (isCut) whole.flatten({ background: BRAND_COLORS.band })
    return whole.png({ compressionLevel: 9, palette: true }).toBuffer()
  })
