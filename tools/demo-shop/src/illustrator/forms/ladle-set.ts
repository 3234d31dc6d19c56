import { oval } from '#illustrator/decal.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'
import { kadhai } from './kadhai.ts'
import { bowl } from './tableware.ts'

const DARK = plastic('#25282c', 0)

/** Ladle, skimmer, turner and masher hanging from their rail. */
export const ladleSet: Form = (sketch) => {
  if (sketch.inUse) {
    cooking(sketch)
    return
  }
  const top = 400
  sketch.turn(
    [
      [0, top + 26],
      [14, top + 26, 6],
      [14, top - 12, 6],
      [0, top - 12],
    ],
    {
      section: { coreX: 206, samples: 40 },
      at: [0, 0, -16],
      material: sketch.accent,
    },
  )
  const tools = [ladle, skimmer, turner, spoon]
  sketch.wallShadow(
    [
      [-206, top + 6, 0],
      [206, top + 6, 0],
    ],
    38,
  )
  for (const [index, tool] of tools.entries()) {
    const x = -156 + index * 104
    sketch.wallShadow(
      [
        [x, top, 18],
        [x, 110, 18],
      ],
      12,
    )
    sketch.wallShadow(
      [
        [x, 88, 18],
        [x, 78, 18],
      ],
      74,
    )
    sketch.rod(
      [
        [x, top + 4, 6],
        [x, top - 12, 16],
        [x, top - 6, 26],
      ],
      8,
      { material: sketch.wire },
    )
    sketch.rod(
      [
        [x, top - 14, 18],
        [x, top - 128, 18],
      ],
      27,
    )
    sketch.rod(
      [
        [x, top - 124, 18],
        [x, 110, 18],
      ],
      13,
      { material: sketch.wire },
    )
    tool(sketch, x)
  }
}

/** The turner in a kadhai, over a full meal. */
const cooking = (sketch: Sketch) => {
  kadhai(sketch)
  sketch.standing({ x: 44, y: 96, z: 40, lean: 40 }, (part) => {
    part.rod(
      [
        [0, 0, 0],
        [0, 170, 0],
      ],
      13,
      { material: sketch.wire },
    )
    part.rod(
      [
        [0, 160, 0],
        [0, 280, 0],
      ],
      27,
    )
  })
}

const ladle = (sketch: Sketch, x: number) =>
  sketch.turn(
    vessel(
      [
        [48, 40, 3],
        [47, 30, 6],
        [34, 4, 26],
        [0, 0],
      ],
      { wall: 5, floor: 6 },
    ),
    {
      at: [x, 70, 34],
      material: sketch.wire,
    },
  )

const skimmer = (sketch: Sketch, x: number) => {
  sketch.turn(
    [
      [0, -5],
      [36, 0, 14],
      [48, 9, 3],
      [51, 9],
    ],
    {
      at: [x, 84, 18],
      tilt: -1.2,
      material: sketch.wire,
    },
  )
  for (const [dx, dy] of [...oval(15, 15, 6), ...oval(30, 30, 12), [0, 0] as const])
    sketch.plate(oval(3.6, 3.6, 10), [x + dx, 84 + dy * 0.95, 24], { material: DARK, bulge: 0 })
}

const turner = (sketch: Sketch, x: number) => {
  sketch.plate(
    [
      [-12, 60],
      [-40, 36],
      [-42, -44],
      [42, -44],
      [40, 36],
      [12, 60],
    ],
    [x, 84, 20],
    { material: sketch.wire, bulge: 0.6 },
  )
  for (const dx of [-20, 0, 20])
    sketch.plate(
      [
        [-4, -28],
        [-4, 26],
        [4, 26],
        [4, -28],
      ],
      [x + dx, 84, 22],
      { material: DARK, bulge: 0 },
    )
}

const spoon = (sketch: Sketch, x: number) => bowl(sketch, [x, 84, 18], sketch.wire, 1.15)
