import { clear } from '#illustrator/materials/clear.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

/** Two tiers for the shower, bottles on them. */
export const cornerShelf: Form = (sketch) => {
  const radius = sketch.vary(150, 164)
  sketch.shadow({ radius: radius - 10, height: 200 })
  pole(sketch, -radius + 14, 20)
  pole(sketch, radius - 14, 20)
  tier(sketch, radius, 20)
  bottle(sketch, -54, 20, 118, plastic('#3aa6a0'))
  bottle(sketch, 52, 20, 92, clear('#e3b04b', 0.6))
  rail(sketch, radius, 20)
  tier(sketch, radius, 226)
  bottle(sketch, -16, 226, 104, sketch.second)
  bottle(sketch, 70, 226, 70, plastic('#f4f1ea'))
  rail(sketch, radius, 226)
}

const pole = (sketch: Sketch, x: number, z: number) =>
  sketch.rod(
    [
      [x, 6, z],
      [x, 330, z],
    ],
    14,
    { material: sketch.wire },
  )

const tier = (sketch: Sketch, radius: number, y: number) =>
  sketch.turn(
    [
      [0, y],
      [radius - 6, y, 3],
      [radius, y + 4, 4],
      [radius, y - 18, 6],
      [radius - 10, y - 20],
    ],
    {
      material: sketch.isMetal ? sketch.body : sketch.accent,
    },
  )

const rail = (sketch: Sketch, radius: number, y: number) => {
  const front = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index - 4) / 4) * (Math.PI / 2)
    return [radius * Math.sin(angle), y + 40, radius * Math.cos(angle)] as const
  })
  sketch.rod(front, 9, { material: sketch.wire, smooth: true })
}

const bottle = (
  sketch: Sketch,
  x: number,
  y: number,
  tall: number,
  material: ReturnType<typeof plastic>,
) => {
  const at = [x, y, 4] as const
  sketch.shadowOn({ radius: 32, x, y, z: 4, height: 20 })
  sketch.turn(
    [
      [14, tall + 14],
      [14, tall + 4, 4],
      [36, tall - 10, 16],
      [36, 8, 8],
      [30, 0],
    ],
    { at, material },
  )
  sketch.turn(
    [
      [0, tall + 34],
      [16, tall + 34, 5],
      [16, tall + 10],
    ],
    { at, material: plastic('#f4f1ea') },
  )
}
