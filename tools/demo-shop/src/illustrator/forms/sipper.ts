import type { Form } from '#illustrator/sketch.ts'
import { motif } from './motifs.ts'

/** A child's bottle with a flip spout and a loop to carry it. */
export const sipper: Form = (sketch) => {
  const radius = sketch.vary(98, 108)
  const height = sketch.vary(286, 316)
  sketch.shadow({ radius, height: 380 })
  const body = sketch.turn(
    [
      [radius - 22, height, 4],
      [radius - 14, height - 18, 10],
      [radius, height - 46, 30],
      [radius - 10, height * 0.5, 120],
      [radius, 50, 40],
      [radius - 10, 0, 18],
      [0, 0],
    ],
    { material: sketch.isMetal ? sketch.body : sketch.accent },
  )
  if (!sketch.isMetal) motif(sketch, { profile: body, height: height * 0.46 })
  const lid = sketch.isMetal ? sketch.accent : sketch.second
  sketch.rod(
    [
      [radius - 20, height + 20, 0],
      [radius + 34, height + 34, 0],
      [radius + 40, height + 82, 0],
      [radius - 24, height + 82, 0],
    ],
    19,
    { smooth: true, material: lid },
  )
  sketch.turn(
    [
      [0, height + 92],
      [38, height + 88, 14],
      [radius - 16, height + 52, 26],
      [radius - 8, height + 6, 8],
      [radius - 14, height - 6],
    ],
    { material: lid },
  )
  sketch.rod(
    [
      [-26, height + 86, 10],
      [-38, height + 116, 12],
      [-30, height + 150, 12],
    ],
    34,
    {
      smooth: true,
      material: sketch.isMetal ? sketch.second : sketch.accent,
    },
  )
}
