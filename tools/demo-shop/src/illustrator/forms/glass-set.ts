import { liquid } from '#illustrator/contents/food.ts'
import { clear } from '#illustrator/materials/clear.ts'
import { plastic } from '#illustrator/materials/plastic.ts'
import type { Material } from '#illustrator/materials/material.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

const CHAAS = '#f6f1e2'
const NIMBU_PANI = '#f0dc7c'

/** Four tumblers standing close together. */
export const glassSet: Form = (sketch) => {
  const mouth = sketch.vary(70, 76)
  const height = sketch.vary(190, 220)
  const places = [
    [-96, -70],
    [76, -86],
    [-34, 62],
    [142, 54],
  ] as const
  const drink = sketch.isMetal ? CHAAS : NIMBU_PANI
  for (const [x, z] of places) {
    sketch.shadow({ radius: mouth - 16, x, z, height: height * 0.7 })
    tumbler(sketch, {
      mouth,
      height,
      at: [x, 0, z],
      material: sketch.isMetal ? sketch.body : glass(sketch),
      ...(sketch.inUse && { drink }),
    })
    if (sketch.isMetal && sketch.hasColor)
      sketch.turn(
        [
          [mouth - 3, height * 0.62],
          [mouth - 6, height * 0.38],
        ],
        { at: [x, 0, z], material: sketch.accent },
      )
  }
}

const glass = ({ hasColor, color }: Sketch) =>
  clear(hasColor ? color : '#d9e6ea', hasColor ? 0.5 : 0.14)

type Tumbler = { mouth: number; height: number; at: Vec; material: Material; drink?: string }

/** One glass, with a drink in it if there is one. */
export const tumbler = (sketch: Sketch, { mouth, height, at, material, drink }: Tumbler): void => {
  const thick = material.opacity !== undefined
  if (drink && thick)
    sketch.turn(
      [
        [0, height * 0.8],
        [mouth - 9, height * 0.8],
        [mouth - 19, 26, 8],
        [mouth - 24, 22],
        [0, 22],
      ],
      { at, material: plastic(drink, 0.1) },
    )
  sketch.turn(
    vessel(
      [
        [mouth, height, 3],
        [mouth, height - 12, 4],
        [mouth - 14, 22, 10],
        [mouth - 20, 0, 6],
      ],
      { wall: thick ? 6 : 5, floor: thick ? 20 : 8 },
    ),
    {
      at,
      material,
      ...(drink &&
        !thick && {
          contents: (widthAt: (height: number) => number) =>
            liquid(sketch, { radius: widthAt(height * 0.86), y: height * 0.86, at, color: drink }),
        }),
    },
  )
}
