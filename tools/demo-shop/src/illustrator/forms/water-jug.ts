import type { Form } from '#illustrator/sketch.ts'

/** A lidded jug with a beak to the left and a strap handle to the right. */
export const waterJug: Form = (sketch) => {
  const belly = sketch.vary(118, 132)
  const neck = belly - sketch.vary(22, 34)
  const height = sketch.vary(340, 380)
  sketch.shadow({ radius: belly - 10, height })
  sketch.rod(
    [
      [neck - 6, height - 34, 6],
      [belly + 62, height - 30, 16],
      [belly + 92, height - 100, 22],
      [belly + 66, height - 196, 18],
      [belly - 14, height - 250, 10],
    ],
    30,
    { material: sketch.isMetal ? sketch.accent : sketch.body, smooth: true },
  )
  sketch.turn(
    [
      [0, height - 4],
      [54, height - 4, 6],
      [50, height - 20, 10],
      [10, height - 110, 20],
      [0, height - 116],
    ],
    { at: [-neck + 4, 0, 22] },
  )
  sketch.turn([
    [neck, height],
    [neck, height - 60, 40],
    [belly, height * 0.42, 110],
    [belly - 4, 30, 30],
    [belly - 22, 0, 14],
    [0, 0],
  ])
  const lid = sketch.isMetal ? sketch.accent : sketch.second
  sketch.turn(
    [
      [0, height + 36],
      [neck - 20, height + 30, 20],
      [neck + 8, height + 14, 8],
      [neck + 8, height - 8, 4],
      [neck, height - 10],
    ],
    { material: lid },
  )
  sketch.turn(
    [
      [0, height + 66],
      [24, height + 66, 10],
      [24, height + 46, 8],
      [14, height + 28],
    ],
    { material: lid },
  )
}
