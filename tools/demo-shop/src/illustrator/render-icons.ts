/**
 * Draws the icons of the installed shop from the favicon, for the folder given: `npm run icons`.
 * Sizes: https://web.dev/articles/add-manifest (192 and 512), Apple's 180; a maskable one keeps to the inner 80 %.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const [folder = 'web/public/icons'] = process.argv.slice(2)

const GROUND = '#0f3a41'
const favicon = await readFile('web/public/favicon.svg')
/** Systems cut corners of their own into these. */
const square = Buffer.from(favicon.toString().replace(/ rx="\d+"/, ''))

const render = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 32 }).resize(size, size)

const padded = async (size: number, share: number) => {
  const inner = Math.round(size * share)
  const margin = Math.floor((size - inner) / 2)
  const rest = size - inner - margin
  return sharp(await render(square, inner).png().toBuffer()).extend({
    top: margin,
    left: margin,
    bottom: rest,
    right: rest,
    background: GROUND,
  })
}

const icons = {
  'icon-192': render(favicon, 192),
  'icon-512': render(favicon, 512),
  'maskable-512': await padded(512, 0.8),
  'apple-touch-180': await padded(180, 0.9),
}

await mkdir(folder, { recursive: true })
for (const [name, image] of Object.entries(icons))
  await image.png({ compressionLevel: 9, palette: true }).toFile(join(folder, `${name}.png`))
