import { towel } from '#illustrator/contents/cloth.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Material } from '#illustrator/materials/material.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

const TEAL = plastic('#3aa6a0')
const AMBER = plastic('#c98a35', 0.75)
const CREAM = plastic('#f4e6cf')
const WHITE = plastic('#f4f1ea')
const LABEL = plastic('#fbf6ea', 0.1)

/** Two tiers for the shower, bottles on them. */
export const cornerShelf: Form = (sketch) => {
  const radius = sketch.vary(150, 164)
  sketch.shadow({ radius: radius - 10, height: 200 })
  pole(sketch, -radius + 14, 20)
  pole(sketch, radius - 14, 20)
  tier(sketch, radius, 20)
  if (!sketch.isBare) {
    bottle(sketch, { x: -54, y: 20, tall: 118, material: TEAL, cap: WHITE })
    bottle(sketch, { x: 52, y: 20, tall: 92, material: AMBER, cap: WHITE })
  }
  rail(sketch, radius, 20)
  tier(sketch, radius, 226)
  if (sketch.inUse) towel(sketch, { at: [-36, 228, 0], half: 56, depth: 34, color: '#f0e6d6' })
  else if (!sketch.isBare) {
    bottle(sketch, { x: -16, y: 226, tall: 104, material: sketch.second, cap: WHITE })
    bottle(sketch, { x: 70, y: 226, tall: 70, material: CREAM, cap: TEAL })
  }
  rail(sketch, radius, 226)
}

const pole = (sketch: Sketch, x: number, z: number) =>
  sketch.rod(
    [
      [x, 6, z],
      [x, 330, z],
    ],
    14,
    { material: sketch.wire },
  )

const tier = (sketch: Sketch, radius: number, y: number) =>
  sketch.turn(
    [
      [0, y],
      [radius - 6, y, 3],
      [radius, y + 4, 4],
      [radius, y - 18, 6],
      [radius - 10, y - 20],
    ],
    {
      material: sketch.isMetal ? sketch.body : sketch.accent,
    },
  )

const rail = (sketch: Sketch, radius: number, y: number) => {
  const front = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index - 4) / 4) * (Math.PI / 2)
    return [radius * Math.sin(angle), y + 40, radius * Math.cos(angle)] as const
  })
  sketch.rod(front, 9, { material: sketch.wire, smooth: true })
}

type Bottle = { x: number; y: number; tall: number; material: Material; cap: Material }

/** Shampoo or oil: a shouldered body, its label and its cap. */
const bottle = (sketch: Sketch, { x, y, tall, material, cap }: Bottle) => {
  const at = [x, y, 4] as const
  sketch.shadowOn({ radius: 32, x, y, z: 4, height: 20 })
  sketch.turn(
    [
      [13, tall + 12],
      [13, tall + 2, 5],
      [36, tall - 12, 18],
      [37, tall * 0.5],
      [36, 6, 8],
      [30, 0],
    ],
    { at, material },
  )
  sketch.turn(
    [
      [37.6, tall * 0.62],
      [37.6, tall * 0.24],
    ],
    { at, material: LABEL },
  )
  sketch.turn(
    [
      [0, tall + 36],
      [17, tall + 36, 5],
      [18, tall + 10],
      [0, tall + 10],
    ],
    { at, material: cap },
  )
}
