import { clear } from '#illustrator/materials/clear.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Section } from '#illustrator/section.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

const FOODS = ['#d99a3d', '#efe6cf', '#8a4f34', '#b9402c', '#8b9a4a', '#e7c27a'] as const

/** Three boxes of one family, filled, their lids in the color. */
export const storageSet: Form = (sketch) => {
  const first = Math.floor(sketch.vary(0, FOODS.length))
  box(sketch, { x: -112, z: -80, half: 66, height: 300, food: first })
  box(sketch, { x: 104, z: -50, half: 66, height: 200, food: first + 1 })
  box(sketch, { x: -18, z: 130, half: 66, height: 112, food: first + 2 })
  if (!sketch.isOpen && !sketch.inUse) return
  const section = { coreX: 66, coreZ: 66 * 0.86, yaw: -0.5, samples: 64 }
  sketch.shadow({ radius: 24, section, x: 210, z: 150, height: 20 })
  lid(sketch, section, [210, 22, 150])
}

type Box = { x: number; z: number; half: number; height: number; food: number }

const box = (sketch: Sketch, { x, z, half, height, food }: Box) => {
  const section = { coreX: half, coreZ: half * 0.86, yaw: -0.5, samples: 64 }
  const at = [x, 0, z] as const
  sketch.shadow({ radius: 30, section, x, z, height: height * 0.8 })
  // The lid of the foremost lies beside it.
  const lidOff = (sketch.isOpen || sketch.inUse) && z > 0
  const grain = plastic(FOODS[food % FOODS.length] ?? FOODS[0], 0.05)
  if (sketch.isMetal)
    sketch.turn(
      vessel(
        [
          [28, height, 2],
          [28, 10, 8],
          [20, 0],
        ],
        { wall: 4, floor: 6 },
      ),
      {
        section,
        at,
        contents: () =>
          sketch.turn(
            [
              [0, height * 0.74],
              [25, height * 0.74],
            ],
            { material: grain, section, at },
          ),
      },
    )
  else {
    const level = height * (lidOff ? 0.56 : 0.74)
    sketch.turn(
      [
        [0, level],
        [24, level, 3],
        [24, 8, 6],
        [18, 5],
      ],
      { material: grain, section, at },
    )
    sketch.turn(
      [
        [28, height - 10],
        [30, 10, 8],
        [22, 0],
      ],
      {
        material: clear('#dde8e9', 0.12),
        section,
        at,
      },
    )
    if (lidOff)
      sketch.turn(
        [
          [22, height - 11],
          [25, height - 8, 2],
          [31, height - 8, 2],
          [31, height - 14],
        ],
        { material: clear('#b9cdd2', 0.62), section, at },
      )
  }
  if (!lidOff) lid(sketch, section, [x, height, z])
}

const lid = (sketch: Sketch, section: Section, at: Vec) =>
  sketch.turn(
    [
      [0, 18],
      [18, 18, 4],
      [20, 12, 3],
      [30, 12, 6],
      [35, 6, 5],
      [35, -20, 4],
      [30, -22],
    ],
    { material: sketch.accent, section, at },
  )
