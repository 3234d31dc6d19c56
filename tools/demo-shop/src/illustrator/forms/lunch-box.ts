import { rice, sabzi, salad } from '#illustrator/contents/food.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'
import { motif } from './motifs.ts'

type Box = {
  half: number
  height: number
  section: { coreX: number; coreZ: number; samples: number }
}

/** A clip-lid box with a carrying handle; the metal ones are plain. */
export const lunchBox: Form = (sketch) => {
  const half = sketch.vary(146, 164)
  const height = sketch.vary(150, 176)
  const section = { coreX: half, coreZ: 76, samples: 56 }
  const box = { half, height, section }
  sketch.shadow({ radius: 44, section, height })
  if (sketch.isOpen || sketch.inUse) {
    sketch.shadow({ radius: 40, section, x: 60, z: -300, height: 40 })
    lid(sketch, box, [60, 46 - height, -300])
  }
  const material = sketch.isMetal ? sketch.body : sketch.accent
  const body = sketch.turn(
    vessel(
      [
        [46, height - 38, 3],
        [44, height - 48, 3],
        [44, 24, 10],
        [34, 0, 14],
      ],
      { wall: 7, floor: 12 },
    ),
    {
      section,
      material,
      contents: () => {
        if (sketch.inUse) packed(sketch, box)
      },
    },
  )
  sketch.turn(
    [
      [40, height - 36],
      [48, height - 38, 3],
      [48, height - 48, 3],
      [44, height - 50],
    ],
    { section, material: sketch.second },
  )
  if (!sketch.isOpen && !sketch.inUse) lid(sketch, box, [0, 0, 0])
  if (!sketch.isMetal)
    motif(sketch, { profile: body, height: height * 0.35, flat: { front: 121 }, size: 0.72 })
}

/** What it closes with, and what it is carried by. */
const lid = (sketch: Sketch, { half, height, section }: Box, at: Vec) => {
  sketch.turn(
    [
      [0, height + 22],
      [20, height + 22, 10],
      [42, height + 8, 16],
      [46, height - 26, 4],
      [46, height - 38],
    ],
    { at, section, material: sketch.isMetal ? sketch.accent : sketch.second },
  )
  if (at[2] === 0) clips(sketch, half, height)
  grip(sketch, height, at)
}

const packed = (sketch: Sketch, { half, height }: Box) => {
  const y = height - 66
  for (const [index, fill] of [sabzi, rice, salad].entries())
    fill(sketch, { radius: 76, y, at: [(index - 1) * half * 0.72, 0, 0], rise: 20 })
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

const GRIP = [
  [-84, 18],
  [-78, 62],
  [-40, 80],
  [40, 80],
  [78, 62],
  [84, 18],
] as const

const grip = (sketch: Sketch, height: number, at: Vec) =>
  sketch.rod(
    GRIP.map(([x, y]) => [at[0] + x, at[1] + height + y, at[2]] as const),
    26,
    { smooth: true },
  )
