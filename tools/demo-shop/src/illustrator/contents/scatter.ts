import { toHex } from '#illustrator/color.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import { random } from '#illustrator/random.ts'
import type { Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'

type Scatter = {
  /** Over a round place, up to so far from its middle. */
  radius: number
  y: number
  at?: Vec
  /** How much higher the middle of the ground under them is. */
  rise?: number
  colors: readonly string[]
  size: number
  count: number
  /** How much longer than wide a piece is. */
  long?: number
  /** Spots on the ground rather than pieces lying on it. */
  flat?: boolean
}

// Turning by the golden angle leaves no rows and no gaps.
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** Small rounded pieces, strewn evenly and turned at random, back to front. */
export const scatter = (
  sketch: Sketch,
  { radius, y, at = [0, 0, 0], rise = 0, colors, size, count, long = 1, flat }: Scatter,
): void => {
  const { canvas } = sketch
  const next = random(Math.round(radius * 31 + count))
  const fills = colors.map((color) => {
    const material = plastic(color, 0.2)
    const [light, dark] = [
      material.shade([-0.5, 0.76, 0.42], 1),
      material.shade([0.6, -0.2, 0.5], 0.9),
    ]
    return flat
      ? color
      : canvas.defs.linear(
          [
            [0, toHex(light)],
            [0.55, color],
            [1, toHex(dark)],
          ],
          [0.2, 0, 0.8, 1],
        )
  })
  const pieces = Array.from({ length: count }, (_, index) => {
    const away = Math.sqrt((index + 0.5) / count)
    const angle = index * GOLDEN + next() * 0.6
    const grown = size * (0.8 + 0.4 * next())
    const turn = next() * 180
    const fill = fills[Math.floor(next() * fills.length)] ?? fills[0] ?? ''
    return {
      x: at[0] + radius * away * Math.cos(angle),
      y: at[1] + y + rise * (1 - away ** 2),
      z: at[2] + radius * away * Math.sin(angle),
      grown,
      turn,
      fill,
    }
  }).sort((a, b) => a.z - b.z)
  // Seen from the side, what lies flat is narrower than it is long.
  const squash = flat ? canvas.camera.view[1] : 0.5 + 0.5 * canvas.camera.view[1]
  for (const { x, y: height, z, grown, turn, fill } of pieces) {
    const [px, py] = canvas.camera.project([x, height, z])
    canvas.raw(
      `<ellipse rx="${(grown * long).toFixed(1)}" ry="${grown.toFixed(1)}" fill="${fill}" ` +
        `transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(1 ${squash.toFixed(2)}) rotate(${turn.toFixed(0)})"/>`,
    )
  }
}
