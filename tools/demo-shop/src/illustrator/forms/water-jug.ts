import { liquid } from '#illustrator/contents/food.ts'
import { clear } from '#illustrator/materials/clear.ts'
import type { Pull } from '#illustrator/lathe-row.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import { smoothstep } from '#illustrator/vector.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'
import { tumbler } from './glass-set.ts'

type Beak = { from: number; to: number; reach: number; width?: number }

/** Draws the wall out to the left, from a height to the rim, as into the beak of a jug. */
const beak = ({ from, to, reach, width = 0.62 }: Beak): Pull => {
  return (angle, height) => {
    const away = Math.PI - Math.abs(angle)
    if (away > width * 1.8 || height < from) return 0
    const side = Math.exp(-((away / (width * 0.62)) ** 2))
    return reach * side * smoothstep(from, to, height) ** 1.3
  }
}

const WATER = '#bfdbe6'
const GLASS = clear('#d9e6ea', 0.14)

/** A lidded jug with a beak to the left and a strap handle to the right. */
export const waterJug: Form = (sketch) => {
  const belly = sketch.vary(118, 132)
  const neck = belly - sketch.vary(22, 34)
  const height = sketch.vary(340, 380)
  sketch.shadow({ radius: belly - 10, height })
  sketch.rod(
    [
      [neck - 6, height - 34, 6],
      [belly + 62, height - 30, 16],
      [belly + 92, height - 100, 22],
      [belly + 66, height - 196, 18],
      [belly - 14, height - 250, 10],
    ],
    30,
    { material: sketch.isMetal ? sketch.accent : sketch.body, smooth: true },
  )
  sketch.turn(
    vessel(
      [
        [neck, height, 3],
        [neck, height - 60, 40],
        [belly, height * 0.42, 110],
        [belly - 4, 30, 30],
        [belly - 22, 0, 14],
      ],
      { wall: 7, floor: 14 },
    ),
    {
      pull: beak({ from: height - 96, to: height + 4, reach: 56 }),
      contents: () => liquid(sketch, { radius: neck - 8, y: height - 60, color: WATER }),
    },
  )
  if (!sketch.isOpen) lid(sketch, neck, [0, height, 0])
  if (sketch.isOpen) {
    sketch.shadow({ radius: neck - 10, x: -170, z: 130, height: 30 })
    lid(sketch, neck, [-170, -2, 130])
  }
  if (sketch.inUse)
    for (const [x, z] of [
      [-236, 40],
      [-150, 150],
    ] as const) {
      sketch.shadow({ radius: 56, x, z, height: 120 })
      tumbler(sketch, { mouth: 62, height: 168, at: [x, 0, z], material: GLASS, drink: WATER })
    }
}

const lid = (sketch: Sketch, neck: number, at: Vec) => {
  const material = sketch.isMetal ? sketch.accent : sketch.second
  sketch.turn(
    [
      [0, 34],
      [neck - 40, 34, 40],
      [neck - 12, 26, 16],
      [neck + 2, 14, 8],
      [neck + 2, 3, 4],
      [neck - 6, 2],
    ],
    { at, material },
  )
  sketch.turn(
    [
      [0, 66],
      [24, 66, 10],
      [24, 46, 8],
      [14, 28],
    ],
    { at, material },
  )
}
