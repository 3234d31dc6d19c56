import { foam } from '#illustrator/contents/air.ts'
import { liquid } from '#illustrator/contents/food.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

const WATER = '#a9cbdb'

/** A wide round wash tub with two grips. */
export const tub: Form = (sketch) => {
  const mouth = sketch.vary(240, 256)
  const height = sketch.vary(146, 168)
  const foot = mouth - 58
  sketch.shadow({ radius: foot, height })
  for (const side of [-1, 1])
    sketch.turn(
      [
        [0, height + 4],
        [24, height + 4, 8],
        [26, height - 18, 8],
        [0, height - 24],
      ],
      {
        at: [side * (mouth + 6), 0, 0],
        section: { coreZ: 54 },
        material: sketch.isMetal ? sketch.accent : sketch.body,
      },
    )
  sketch.turn(
    vessel(
      [
        [mouth + 10, height, 6],
        [mouth + 10, height - 14, 5],
        [mouth - 2, height - 18, 4],
        [mouth - 16, height - 52, 4],
        [mouth - 11, height - 56, 4],
        [mouth - 16, height - 70, 4],
        [foot + 8, 18, 16],
        [foot - 4, 0, 10],
      ],
      { wall: 9, floor: 12 },
    ),
    {
      contents: (widthAt) => {
        if (!sketch.inUse) return
        const level = height * 0.66
        liquid(sketch, { radius: widthAt(level), y: level, color: WATER })
        foam(sketch, { radius: widthAt(level) * 0.62, y: level, at: [-40, 0, -30], count: 60 })
      },
    },
  )
}
