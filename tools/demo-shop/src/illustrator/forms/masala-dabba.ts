import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const SPICES = [
  '#c8452b',
  '#e0a526',
  '#7a5230',
  '#8f9a4a',
  '#b5651d',
  '#d9c08a',
  '#3f3a36',
] as const

/** The spice box: seven cups in a round tin, its lid leaning behind. */
export const masalaDabba: Form = (sketch) => {
  const radius = sketch.vary(206, 216)
  sketch.shadow({ radius, height: 120 })
  sketch.turn(
    [
      [0, 8],
      [radius + 2, 8, 5],
      [radius + 6, 2, 4],
      [radius + 6, -26, 4],
      [radius, -28],
    ],
    { at: [64, 216, -176], tilt: -1.02, material: sketch.hasColor ? sketch.accent : sketch.body },
  )
  sketch.turn(
    vessel(
      [
        [radius, 104, 3],
        [radius, 94, 3],
        [radius - 4, 12, 12],
        [radius - 16, 0, 6],
      ],
      { wall: 7 },
    ),
  )
  const order = [5, 0, 4, 6, 1, 3, 2]
  for (const index of order) {
    const angle = (index * Math.PI) / 3
    const [x, z] = index === 6 ? [0, 0] : [126 * Math.sin(angle), -126 * Math.cos(angle)]
    cup(sketch, x, z, SPICES[index] ?? SPICES[0])
  }
  // The front wall once more, over the cups behind it.
  sketch.turn([
    [radius, 106],
    [radius, 94, 3],
    [radius - 4, 12, 12],
    [radius - 16, 0],
  ])
}

const cup = (sketch: Parameters<Form>[0], x: number, z: number, spice: string) => {
  const steelish = sketch.isMetal ? sketch.body : sketch.second
  sketch.turn(
    vessel(
      [
        [58, 74, 3],
        [58, 66, 3],
        [54, 10, 8],
        [46, 0],
      ],
      { wall: 5 },
    ),
    {
      at: [x, 12, z],
      material: steelish,
    },
  )
  sketch.turn(
    [
      [0, 80],
      [18, 76, 12],
      [51, 60],
    ],
    { at: [x, 12, z], material: plastic(spice, 0) },
  )
}
