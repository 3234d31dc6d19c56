import type { Form } from '#illustrator/sketch.ts'

/** A cooker with a domed lid, its weight on top and the long twin handle to the right. */
export const pressureCooker: Form = (sketch) => {
  const radius = sketch.vary(160, 174)
  const height = sketch.vary(180, 220)
  sketch.shadow({ radius, height })
  sketch.shadow({ radius: 26, x: radius + 110, section: { coreX: 60 }, strength: 0.35 })
  sketch.rod(
    [
      [-radius + 4, height - 34, 0],
      [-radius - 38, height - 30, 0],
    ],
    40,
  )
  sketch.turn([
    [radius, height],
    [radius, 30, 10],
    [radius - 14, 0, 22],
    [0, 0],
  ])
  sketch.turn([
    [radius + 2, height + 4, 4],
    [radius + 10, height, 6],
    [radius + 10, height - 12, 6],
    [radius, height - 18],
  ])
  sketch.turn(
    [
      [0, height + 62],
      [52, height + 60, 20],
      [radius - 26, height + 34, 50],
      [radius - 2, height + 10, 12],
      [radius - 2, height],
    ],
    { light: (r) => (r > radius - 12 ? 0.75 : 1) },
  )
  handle(sketch, radius, height)
  sketch.turn([
    [0, height + 74],
    [26, height + 74, 5],
    [28, height + 60],
  ])
  sketch.turn(
    [
      [0, height + 126],
      [19, height + 126, 6],
      [19, height + 104, 3],
      [12, height + 100, 2],
      [12, height + 94, 2],
      [24, height + 90, 4],
      [24, height + 72],
    ],
    { material: sketch.wire },
  )
}

const handle = (sketch: Parameters<Form>[0], radius: number, height: number) => {
  const at = (reach: number, y: number, z: number) => [radius + reach, y, z] as const
  sketch.rod([at(-20, height - 34, 30), at(50, height - 30, 44), at(190, height - 22, 76)], 34, {
    smooth: true,
  })
  sketch.rod([at(-46, height + 22, 22), at(40, height + 14, 40), at(192, height + 12, 74)], 38, {
    smooth: true,
  })
}
