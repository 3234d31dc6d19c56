import { foam } from '#illustrator/contents/air.ts'
import { towel } from '#illustrator/contents/cloth.ts'
import type { Form } from '#illustrator/sketch.ts'

/** A pump bottle for the basin. */
export const soapDispenser: Form = (sketch) => {
  const radius = sketch.vary(92, 104)
  const height = sketch.vary(244, 284)
  sketch.shadow({ radius, height: 320 })
  const slope = sketch.pick([0, 0, 18])
  sketch.turn([
    [42, height + 6],
    [radius - slope - 12, height, 26],
    [radius - slope, height - 46, 20],
    [radius, 24, 10],
    [radius - 8, 0, 10],
    [0, 0],
  ])
  if (sketch.isMetal && sketch.hasColor)
    sketch.turn(
      [
        [radius + 1, 44],
        [radius + 2, 8, 8],
        [radius - 6, 0],
      ],
      { material: sketch.accent },
    )
  const pump = sketch.isMetal ? sketch.accent : sketch.wire
  sketch.turn(
    [
      [0, height + 38],
      [40, height + 38, 6],
      [44, height + 8, 4],
      [40, height],
    ],
    { material: pump },
  )
  sketch.rod(
    [
      [0, height + 36, 0],
      [0, height + 96, 0],
    ],
    20,
    { material: pump, cap: 'butt' },
  )
  sketch.rod(
    [
      [0, height + 100, 0],
      [-52, height + 104, 18],
      [-96, height + 92, 34],
      [-106, height + 74, 38],
    ],
    24,
    {
      material: pump,
      smooth: true,
    },
  )
  sketch.turn(
    [
      [0, height + 128],
      [34, height + 128, 8],
      [38, height + 104, 8],
      [26, height + 92],
    ],
    { material: pump },
  )
  if (!sketch.inUse) return
  towel(sketch, { at: [196, 0, 40], half: 96, depth: 60, color: '#f0e6d6' })
  foam(sketch, { radius: 42, y: 4, at: [-128, 0, 70], count: 26 })
}
