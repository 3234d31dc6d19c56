import type { Form, Sketch } from '#illustrator/sketch.ts'
import { motif } from './motifs.ts'

/** A clip-lid box with a carrying handle; the metal ones are plain. */
export const lunchBox: Form = (sketch) => {
  const half = sketch.vary(146, 164)
  const height = sketch.vary(150, 176)
  const section = { coreX: half, coreZ: 76, samples: 56 }
  sketch.shadow({ radius: 44, section, height })
  const material = sketch.isMetal ? sketch.body : sketch.accent
  const body = sketch.turn(
    [
      [44, height - 40],
      [44, 24, 10],
      [34, 0, 14],
      [0, 0],
    ],
    {
      section,
      material,
    },
  )
  sketch.turn(
    [
      [40, height - 36],
      [48, height - 38, 3],
      [48, height - 48, 3],
      [44, height - 50],
    ],
    {
      section,
      material: sketch.second,
    },
  )
  sketch.turn(
    [
      [0, height + 22],
      [20, height + 22, 10],
      [42, height + 8, 16],
      [46, height - 26, 4],
      [46, height - 38],
    ],
    { section, material: sketch.isMetal ? sketch.accent : sketch.second },
  )
  clips(sketch, half, height)
  grip(sketch, height)
  if (!sketch.isMetal)
    motif(sketch, { profile: body, height: height * 0.35, flat: { front: 121 }, size: 0.72 })
}

const clips = (sketch: Sketch, half: number, height: number) => {
  for (const side of [-1, 1])
    sketch.turn(
      [
        [0, height - 2],
        [14, height - 2, 6],
        [14, height - 66, 6],
        [0, height - 66],
      ],
      {
        at: [side * half * 0.74, 0, 112],
        section: { coreX: 26, samples: 32 },
        material: sketch.accent,
      },
    )
}

const grip = (sketch: Sketch, height: number) =>
  sketch.rod(
    [
      [-84, height + 18, 0],
      [-78, height + 62, 0],
      [-40, height + 80, 0],
      [40, height + 80, 0],
      [78, height + 62, 0],
      [84, height + 18, 0],
    ],
    26,
    { smooth: true },
  )
