import type { Form, Sketch } from '#illustrator/sketch.ts'
import { add } from '#illustrator/vector.ts'
import type { Vec } from '#illustrator/vector.ts'
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
  if (!sketch.isOpen) {
    lid(sketch, radius, [0, height, 0])
    return
  }
  sketch.turn(
    [
      [0, height - 40],
      [radius - 29, height - 40],
      [radius - 26, height, 3],
      [radius - 22, height, 3],
      [radius - 20, height - 12],
    ],
    { material: sketch.isMetal ? sketch.body : sketch.accent },
  )
  sketch.shadow({ radius: radius - 14, x: -210, z: 80, height: 80 })
  lid(sketch, radius, [-210, 8, 80])
}

/** With its spout and its loop; its lower edge at the place. */
const lid = (sketch: Sketch, radius: number, at: Vec) => {
  const from = (points: readonly Vec[]) => points.map((point) => add(point, at))
  const material = sketch.isMetal ? sketch.accent : sketch.second
  sketch.rod(
    from([
      [radius - 20, 20, 0],
      [radius + 34, 34, 0],
      [radius + 40, 82, 0],
      [radius - 24, 82, 0],
    ]),
    19,
    { smooth: true, material },
  )
  sketch.turn(
    [
      [0, 92],
      [38, 88, 14],
      [radius - 16, 52, 26],
      [radius - 8, 6, 8],
      [radius - 14, -6],
    ],
    { at, material },
  )
  sketch.rod(
    from([
      [-26, 86, 10],
      [-38, 116, 12],
      [-30, 150, 12],
    ]),
    34,
    { smooth: true, material: sketch.isMetal ? sketch.second : sketch.accent },
  )
}
