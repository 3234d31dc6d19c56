import { bowlOf } from '#illustrator/contents/bowl.ts'
import { grains } from '#illustrator/contents/food.ts'
import { clear } from '#illustrator/materials/clear.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

const GRAINS = ['#d99a3d', '#e8dcc0', '#8a5a3a', '#c9502e', '#7f9a4e'] as const

/** A see-through storage jar, filled, with a colored lid; in metal, a plain canister. */
export const jar: Form = (sketch) => {
  const radius = sketch.vary(128, 140)
  const height = sketch.vary(290, 350)
  sketch.shadow({ radius, height })
  const level = height * sketch.vary(0.55, 0.75)
  const grain = sketch.pick(GRAINS)
  const lidOff = sketch.isOpen || sketch.inUse
  const outside = [
    [radius - 14, height, 4],
    [radius - 14, height - 16, 14],
    [radius, height - 40, 26],
    [radius, 14, 12],
    [radius - 12, 0, 10],
  ] as const
  const filling = () => contents(sketch, radius - 10, level, grain)
  if (sketch.isMetal)
    sketch.turn(vessel(outside, { wall: 5, floor: 12 }), {
      contents: () => grains(sketch, { radius: radius - 17, y: height - 90, color: grain }),
    })
  else {
    filling()
    sketch.turn([...outside, [0, 0]], { material: clear('#dfe9ea') })
    if (lidOff)
      sketch.turn(
        [
          [radius - 22, height + 1],
          [radius - 18, height + 3, 2],
          [radius - 13, height, 2],
        ],
        { material: clear('#dfe9ea', 0.5) },
      )
  }
  if (!lidOff) {
    lid(sketch, radius, [0, height, 0])
    return
  }
  sketch.shadow({ radius: radius - 8, x: -220, z: 120, height: 30 })
  lid(sketch, radius, [-220, 8, 120])
  if (sketch.inUse)
    bowlOf(sketch, (_, place) => grains(sketch, { ...place, color: grain }), {
      at: [210, 0, 130],
    })
}

const contents = (sketch: Sketch, radius: number, level: number, grain: string) => {
  sketch.turn(
    [
      [0, level],
      [radius, level, 4],
      [radius + 1, 20, 10],
      [radius - 10, 8, 8],
      [0, 8],
    ],
    { material: plastic(grain, 0.1) },
  )
  grains(sketch, { radius: radius - 4, y: level, color: grain })
}

const lid = (sketch: Sketch, radius: number, at: Vec) =>
  sketch.turn(
    [
      [0, 46],
      [radius - 34, 46, 6],
      [radius - 30, 40, 4],
      [radius - 14, 40, 6],
      [radius - 4, 34, 8],
      [radius - 4, -8, 5],
      [radius - 16, -10],
    ],
    { at, material: sketch.accent },
  )
