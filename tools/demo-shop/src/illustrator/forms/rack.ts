import { steel } from '#illustrator/materials/metal.ts'
import type { Form, Sketch } from '#illustrator/sketch.ts'

/** A standing rack of two or three shelves on steel uprights. */
export const rack: Form = (sketch) => {
  const half = sketch.vary(150, 176)
  const shelves = sketch.pick([2, 3, 3])
  const gap = shelves === 2 ? 190 : 150
  const top = (shelves - 1) * gap + 60
  const section = { coreX: half, coreZ: 74, samples: 44 }
  sketch.shadow({ radius: 24, section, height: 220 })
  posts(sketch, half, top, -86)
  for (let index = 0; index < shelves; index += 1) {
    const y = 46 + index * gap
    sketch.turn(
      [
        [0, y],
        [20, y, 3],
        [20, y + 20, 3],
        [28, y + 20, 3],
        [28, y - 12, 5],
        [20, y - 14],
      ],
      {
        section,
        material: sketch.isMetal ? sketch.body : sketch.accent,
      },
    )
    if (!sketch.isBare) goods(sketch, index, y, half)
    sketch.turn(
      [
        [26, y + 22, 2],
        [28, y + 20, 2],
        [28, y - 12, 5],
        [20, y - 14],
      ],
      {
        section,
        material: sketch.isMetal ? sketch.body : sketch.accent,
      },
    )
  }
  posts(sketch, half, top, 92)
}

const posts = (sketch: Sketch, half: number, top: number, z: number) => {
  for (const side of [-1, 1]) {
    const x = side * (half + 16)
    sketch.rod(
      [
        [x, 6, z],
        [x, top + 74, z],
      ],
      13,
      { material: sketch.wire },
    )
    sketch.rod(
      [
        [x, 4, z],
        [x, 14, z],
      ],
      22,
    )
    sketch.rod(
      [
        [x, top + 74, z],
        [x, top + 78, z],
      ],
      20,
    )
  }
}

/** A few pots and cups, so that the shelves show what they are for. */
const goods = (sketch: Sketch, shelf: number, y: number, half: number) => {
  const lids = [sketch.second, sketch.accent]
  const spots = shelf % 2 === 0 ? [-0.66, -0.12] : [0.16, 0.66]
  for (const [index, spot] of spots.entries()) {
    const at = [spot * half, y, 0] as const
    const tall = index === shelf % 2 ? 92 : 70
    sketch.shadowOn({ radius: 38, x: at[0], y, z: 0, height: 20 })
    sketch.turn(
      [
        [40, tall],
        [40, 8, 6],
        [34, 0],
      ],
      { at, material: steel },
    )
    sketch.turn(
      [
        [0, tall + 14],
        [30, tall + 14, 5],
        [42, tall + 6, 4],
        [42, tall - 8, 3],
      ],
      {
        at,
        material: lids[index] ?? sketch.accent,
      },
    )
  }
}
