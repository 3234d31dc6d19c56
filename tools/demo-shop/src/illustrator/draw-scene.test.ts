import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawScene, scenes } from './draw-scene.ts'
import type { SceneName } from './draw-scene.ts'

const names = Object.keys(scenes) as SceneName[]
const wide = { width: 500, height: 200 }
const tall = { width: 240, height: 300 }
const cases = names.flatMap((name) => [wide, tall].map((frame) => ({ name, frame })))

it.each(cases)('composes $name for $frame.width × $frame.height', async ({ name, frame }) => {
  const svg = drawScene(name, frame)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', ...frame })
})
