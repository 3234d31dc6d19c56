import { number } from '#illustrator/canvas.ts'
import { random } from '#illustrator/random.ts'
import type { Sketch } from '#illustrator/sketch.ts'
import type { Vec } from '#illustrator/vector.ts'

/** Three wisps, widening as they rise. */
export const steam = (sketch: Sketch, at: Vec, { height = 150, width = 120 } = {}): void => {
  const { canvas } = sketch
  for (const [index, side] of [-0.5, 0.1, 0.5].entries()) {
    const [x, y] = canvas.camera.project([at[0] + side * width, at[1], at[2]])
    const tall = height * (index === 1 ? 1 : 0.74)
    const sway = index === 1 ? -22 : 18
    const wisp =
      `M${number(x)} ${number(y)}c${sway} ${number(-tall * 0.25)} ${-sway} ${number(-tall * 0.45)} 0 ${number(-tall * 0.62)}` +
      `s${sway} ${number(-tall * 0.25)} ${number(sway * 0.4)} ${number(-tall * 0.38)}`
    for (const [stroke, opacity] of [
      [26, 0.14],
      [16, 0.2],
      [7, 0.28],
    ] as const)
      canvas.raw(
        `<path d="${wisp}" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${stroke}" stroke-opacity="${opacity}"/>`,
      )
    canvas.cover([[x, y - tall]])
  }
}

/** A cloud of soap bubbles lying over a round place. */
export const foam = (
  sketch: Sketch,
  {
    radius,
    y,
    at = [0, 0, 0],
    count = 34,
  }: { radius: number; y: number; at?: Vec; count?: number },
): void => {
  const { canvas } = sketch
  const next = random(count)
  const fill = canvas.defs.radial(
    [
      [0, '#ffffff', 0.95],
      [0.7, '#f3f9fb', 0.9],
      [1, '#c9dde4', 0.95],
    ],
    [0.36, 0.3, 0.75],
  )
  const bubbles = Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2
    const away = Math.sqrt(next())
    return {
      x: at[0] + radius * away * Math.cos(angle),
      z: at[2] + radius * away * Math.sin(angle),
      size: (0.08 + 0.14 * next()) * radius * (1.15 - 0.5 * away),
    }
  }).sort((a, b) => a.z - b.z)
  for (const { x, z, size } of bubbles) {
    const [px, py] = canvas.camera.project([x, at[1] + y, z])
    canvas.ellipse([px, py - size * 0.6], [size, size], fill)
  }
}
