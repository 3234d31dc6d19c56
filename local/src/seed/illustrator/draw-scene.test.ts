import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawScene, scenes } from './draw-scene.ts'
import type { SceneName } from './draw-scene.ts'

const frames = [
  { width: 500, height: 200 },
  { width: 300, height: 300 },
  { width: 240, height: 300 },
]

it.each(Object.keys(scenes) as SceneName[])(
  'composes %s for wide and tall screens',
  async (name) => {
    for (const frame of frames) {
      const svg = drawScene(name, frame)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', ...frame })
    }
  },
)
