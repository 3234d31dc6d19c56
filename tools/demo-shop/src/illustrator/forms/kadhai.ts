import { sabzi } from '#illustrator/contents/food.ts'
import { steam } from '#illustrator/contents/air.ts'
import type { Form } from '#illustrator/sketch.ts'
import { vessel } from '#illustrator/vessel.ts'

/** A deep round pan with two loop handles. */
export const kadhai: Form = (sketch) => {
  const mouth = sketch.vary(212, 226)
  const depth = sketch.vary(128, 150)
  sketch.shadow({ radius: 92, height: 120 })
  sketch.shadow({ radius: mouth * 0.7, height: 120, strength: 0.3 })
  for (const side of [-1, 1]) loop(sketch, side, mouth, depth)
  sketch.turn(
    vessel(
      [
        [mouth + 8, depth, 4],
        [mouth + 8, depth - 8, 3],
        [mouth - 4, depth - 14, 4],
        [mouth - 40, depth * 0.42, 70],
        [98, 4, 46],
        [84, 0, 6],
      ],
      { wall: 8, floor: 8 },
    ),
    sketch.inUse
      ? { contents: (widthAt) => sabzi(sketch, { radius: widthAt(depth * 0.7), y: depth * 0.7 }) }
      : {},
  )
  if (sketch.inUse) steam(sketch, [0, depth, -20])
}

const loop = (sketch: Parameters<Form>[0], side: number, mouth: number, depth: number) => {
  const material = sketch.isMetal && sketch.hasColor ? sketch.accent : sketch.wire
  sketch.rod(
    [
      [side * (mouth - 6), depth - 14, -52],
      [side * (mouth + 48), depth + 14, -44],
      [side * (mouth + 64), depth + 22, 0],
      [side * (mouth + 48), depth + 14, 44],
      [side * (mouth - 6), depth - 14, 52],
    ],
    sketch.hasColor ? 24 : 19,
    { material, smooth: true },
  )
}
