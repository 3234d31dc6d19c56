/**
 * Renders the home page's compositions as WebP files: `<scene>-<shape>-<width>.webp`.
 *
 *     node tools/demo-shop/src/illustrator/render-scenes.ts web/public/scenes
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawScene } from './draw-scene.ts'
import type { SceneName } from './draw-scene.ts'

type Shape = { name: 'wide' | 'tall'; ratio: number; widths: readonly number[] }

const BANNER: readonly Shape[] = [
  { name: 'wide', ratio: 5 / 2, widths: [960, 1440, 1920] },
  { name: 'tall', ratio: 4 / 5, widths: [480, 780] },
]

const TILE: readonly Shape[] = [{ name: 'wide', ratio: 4 / 3, widths: [400, 640, 960, 1280] }]

const SHAPES: Record<SceneName, readonly Shape[]> = {
  hero: BANNER,
  featured: BANNER,
  'kitchen-tile': TILE,
  'bathroom-tile': TILE,
}

const QUALITY = 82

const renderScene = async (scene: SceneName, { name, ratio, widths }: Shape, folder: string) => {
  const widest = Math.max(...widths)
  const svg = drawScene(scene, { width: widest, height: Math.round(widest / ratio) })
  const whole = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
  for (const width of widths) {
    const file = join(folder, `${scene}-${name}-${width}.webp`)
    const { height, size } = await sharp(whole)
      .resize(width)
      .webp({ quality: QUALITY })
      .toFile(file)
    console.log(`${file}  ${width} × ${height}  ${Math.round(size / 1024)} kB`)
  }
}

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: node tools/demo-shop/src/illustrator/render-scenes.ts <folder>')
  process.exit(2)
}
await mkdir(folder, { recursive: true })
for (const [scene, shapes] of Object.entries(SHAPES) as [SceneName, readonly Shape[]][])
  for (const shape of shapes) await renderScene(scene, shape, folder)
