import { oval } from '#illustrator/decal.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

const INK = plastic('#33353b', 0.1)

/** A round-eared plate with three hollows, leaning back as on a stand. */
export const kidsPlate: Form = (sketch) => {
  const tilt = -1.02
  const lift = 192
  sketch.shadow({ radius: 20, section: { coreX: 116 }, z: 106, height: 90 })
  for (const side of [-1, 1])
    sketch.turn(
      [
        [0, 10],
        [66, 10, 6],
        [76, 18, 5],
        [80, 14, 4],
        [80, 2],
      ],
      {
        at: [side * 150, lift + 122, -112],
        tilt,
        material: sketch.second,
      },
    )
  sketch.turn(
    [
      [0, 8],
      [196, 8, 10],
      [214, 24, 5],
      [222, 22, 5],
      [222, 4],
      [196, -10],
    ],
    {
      at: [0, lift, 0],
      tilt,
      material: sketch.accent,
    },
  )
  hollow(sketch, { x: -88, up: 62, half: 40, depth: 66 }, tilt, lift)
  hollow(sketch, { x: 88, up: 62, half: 40, depth: 66 }, tilt, lift)
  hollow(sketch, { x: 0, up: -94, half: 96, depth: 66 }, tilt, lift)
  face(sketch, lift)
}

type Hollow = { x: number; up: number; half: number; depth: number }

const hollow = (sketch: Sketch, { x, up, half, depth }: Hollow, tilt: number, lift: number) =>
  sketch.turn(
    [
      [0, 14],
      [depth - 16, 14, 8],
      [depth - 4, 27, 5],
      [depth + 3, 26, 4],
      [depth + 5, 12],
    ],
    {
      section: { coreX: half - 20, samples: 64 },
      at: [x, lift + up * 0.86, -up * 0.5],
      tilt,
      material: sketch.second,
    },
  )

const face = (sketch: Sketch, lift: number) => {
  const y = lift - 84
  sketch.plate(oval(24, 16), [0, y + 28, 60], { material: INK, bulge: 0.3 })
  sketch.rod(
    [
      [-42, y - 4, 60],
      [-20, y - 18, 60],
      [0, y - 2, 60],
      [20, y - 18, 60],
      [42, y - 4, 60],
    ],
    8,
    {
      material: INK,
      smooth: true,
    },
  )
  for (const x of [-88, 88])
    sketch.plate(oval(12, 13), [x, lift + 60, 20], { material: INK, bulge: 0.2 })
}
