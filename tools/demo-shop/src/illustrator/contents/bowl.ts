import { steel } from '#illustrator/materials/metal.ts'
import type { Material } from '#illustrator/materials/material.ts'
import type { Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'
import { vessel } from '#illustrator/vessel.ts'

type Fill = (sketch: Sketch, filling: { radius: number; y: number; at: Vec; rise?: number }) => void

/** A small bowl with something in it, to stand beside a product. */
export const bowlOf = (
  sketch: Sketch,
  fill: Fill,
  { at, size = 1, material = steel }: { at: Vec; size?: number; material?: Material },
): void => {
  sketch.shadow({ radius: 54 * size, x: at[0], z: at[2], height: 60 })
  sketch.turn(
    vessel(
      [
        [84 * size, 62 * size, 3],
        [80 * size, 40 * size, 20],
        [50 * size, 6 * size, 14],
        [46 * size, 0],
      ],
      { wall: 5, floor: 6 },
    ),
    {
      at,
      material,
      contents: () => fill(sketch, { radius: 77 * size, y: 50 * size, at, rise: 22 * size }),
    },
  )
}
