import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
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

const BACK_TO_FRONT = [5, 0, 4, 6, 1, 3, 2] as const

/** The spice box: seven cups in a round tin, its lid behind it. */
export const masalaDabba: Form = (sketch) => {
  const radius = sketch.vary(206, 216)
  sketch.shadow({ radius, height: 120 })
  if (!sketch.isBare) lid(sketch, radius)
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
    {
      contents: () => {
        for (const index of BACK_TO_FRONT) {
          const angle = (index * Math.PI) / 3
          const [x, z] = index === 6 ? [0, 0] : [126 * Math.sin(angle), -126 * Math.cos(angle)]
          cup(sketch, x, z, SPICES[index])
        }
      },
    },
  )
  if (sketch.isBare) closed(sketch, radius)
}

const closed = (sketch: Sketch, radius: number) =>
  sketch.turn(
    [
      [0, 116],
      [radius - 8, 114, 8],
      [radius + 6, 110, 4],
      [radius + 6, 72, 3],
      [radius, 70],
    ],
    { material: sketch.hasColor ? sketch.accent : sketch.body },
  )

/** Seen from inside, standing on its rim against the wall. */
const lid = (sketch: Sketch, radius: number) => {
  const lean = -1.34
  const at = [70, radius * 0.97, -radius - 30] as const
  sketch.wallShadow(
    [
      [at[0] - 10, at[1] - 10, at[2]],
      [at[0] + 6, at[1] - 6, at[2]],
    ],
    radius * 1.8,
  )
  sketch.turn(
    [
      [0, 2],
      [radius * 0.62, 2, 4],
      [radius * 0.66, 6, 4],
      [radius * 0.7, 2, 4],
      [radius - 8, 2, 8],
      [radius, 26, 3],
      [radius + 5, 26, 2],
      [radius + 6, -6, 8],
      [radius - 8, -8],
    ],
    { at, tilt: lean, material: sketch.hasColor ? sketch.accent : sketch.body },
  )
}

const cup = (sketch: Sketch, x: number, z: number, spice: string) =>
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
      material: sketch.isMetal ? sketch.body : sketch.second,
      contents: () =>
        sketch.turn(
          [
            [0, 76],
            [18, 73, 12],
            [52, 58],
          ],
          { at: [x, 12, z], material: plastic(spice, 0) },
        ),
    },
  )
