import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

const BRISTLES = plastic('#eef2f3', 0.1)
const RINGS = [40, 52, 58, 60, 58, 50, 38] as const

/** A brush standing in its covered pot. */
export const toiletBrush: Form = (sketch) => {
  const radius = sketch.vary(86, 96)
  const height = sketch.vary(196, 226)
  sketch.shadow({ radius: radius + 4, height: 300 })
  sketch.turn(
    vessel(
      [
        [radius, height, 4],
        [radius, height - 14, 6],
        [radius - 8, height * 0.5, 90],
        [radius + 2, 24, 20],
        [radius + 6, 0, 8],
      ],
      { wall: 7, floor: 12 },
    ),
  )
  if (sketch.isOpen) {
    sketch.shadow({ radius: 60, x: 220, z: 60, height: 40 })
    head(sketch, [220, 6, 60])
    stick(sketch, radius, [220, 150, 60])
  } else stick(sketch, radius, [0, height, 0])
}

/** Handle and cover. */
const stick = (sketch: Sketch, radius: number, at: Vec) => {
  const [x, y, z] = at
  sketch.turn(
    [
      [0, 10],
      [22, 14, 8],
      [radius - 14, 2, 6],
      [radius - 10, -8],
    ],
    { at, material: sketch.second },
  )
  sketch.rod(
    [
      [x, y + 8, z],
      [x, y + 210, z],
    ],
    22,
    { material: sketch.isMetal ? sketch.wire : sketch.second },
  )
  sketch.rod(
    [
      [x, y + 196, z],
      [x, y + 262, z],
    ],
    38,
    { material: sketch.isMetal ? sketch.accent : sketch.body },
  )
}

/** The bristles, in rings. */
const head = (sketch: Sketch, at: Vec) => {
  for (let ring = 0; ring < 7; ring += 1)
    sketch.turn(
      [
        [0, 20 + ring * 18],
        [RINGS[ring] ?? 40, 18 + ring * 18, 6],
        [RINGS[ring] ?? 40, 4 + ring * 18, 6],
        [0, ring * 18],
      ],
      { at, material: BRISTLES },
    )
}
