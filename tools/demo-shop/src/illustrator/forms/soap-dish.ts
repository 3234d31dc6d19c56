import { foam } from '#illustrator/contents/air.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const SOAPS = ['#f3e3c3', '#e9d3dc', '#d5e5d4', '#f2c98c'] as const

/** A draining dish with a bar of soap on it. */
export const soapDish: Form = (sketch) => {
  const section = { coreX: 96, samples: 88 }
  sketch.shadow({ radius: 84, section, height: 70 })
  sketch.turn(
    vessel(
      [
        [116, 64, 4],
        [116, 56, 4],
        [104, 36, 14],
        [88, 8, 12],
        [82, 0],
      ],
      { wall: 9, floor: 12 },
    ),
    {
      section,
      contents: () => {
        ribs(sketch)
        if (!sketch.isBare) soap(sketch)
      },
    },
  )
}

const ribs = (sketch: Sketch) => {
  for (let x = -112; x <= 112; x += 32)
    sketch.rod(
      [
        [x, 24, -60],
        [x, 24, 60],
      ],
      9,
      { material: sketch.isMetal ? sketch.wire : sketch.second },
    )
}

const soap = (sketch: Sketch) => {
  const section = { coreX: 66, yaw: 0.12 }
  sketch.shadowOn({ radius: 56, section: { coreX: 66 }, y: 26, height: 20 })
  sketch.turn(
    [
      [0, 84],
      [22, 84, 16],
      [54, 72, 26],
      [62, 54, 16],
      [50, 30, 16],
    ],
    { section, material: plastic(sketch.pick(SOAPS), 0.35) },
  )
  if (sketch.inUse) foam(sketch, { radius: 54, y: 76, at: [-34, 0, 8], count: 30 })
}
