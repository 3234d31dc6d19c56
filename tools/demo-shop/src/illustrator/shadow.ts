import type { Canvas } from './canvas.ts'
import { sampleSection } from './section.ts'
import type { Section } from './section.ts'

export type Shadow = {
  /** The outline that stands on the ground, and its rounding (the radius of a round foot). */
  radius: number
  section?: Section
  x?: number
  /** What it falls on: the ground, or a part at some height. */
  y?: number
  z?: number
  /** How high the body is: a taller one throws a longer shadow. */
  height?: number
  strength?: number
  /** It does not touch the ground, so that its shadow has no edge. */
  lifted?: boolean
}

const COLOR = '#26222c'

/**
 * The soft shadow under a body, as nested outlines of little opacity: no blur filter, which would
 * cost more than all the rest of a picture. One tight where it touches the ground, one wide and
 * faint away from the light.
 */
export const shadow = (canvas: Canvas, options: Shadow): void => {
  const { height = 200, strength = 1, lifted } = options
  const reach = Math.min(90, 26 + height * 0.14)
  spread(canvas, options, {
    from: -10,
    to: reach,
    layers: 22,
    alpha: (lifted ? 0.006 : 0.0155) * strength,
    shift: 0.5,
  })
  if (lifted) return
  spread(canvas, options, { from: -8, to: 13, layers: 8, alpha: 0.055 * strength, shift: 0.1 })
}

type Spread = { from: number; to: number; layers: number; alpha: number; shift: number }

const spread = (
  canvas: Canvas,
  { radius, section = {}, x = 0, y = 0, z = 0 }: Shadow,
  { from, to, layers, alpha, shift }: Spread,
) => {
  const samples = sampleSection({ ...section, samples: 56 })
  for (let layer = 0; layer < layers; layer += 1) {
    const t = layer / (layers - 1)
    const grow = to + (from - to) * t
    const away = to * shift * (1 - t * 0.4)
    const points = samples.map(({ coreX, coreZ, nx, nz }) => {
      const r = Math.max(2, radius + grow)
      return canvas.camera.project([x + coreX + nx * r + away, y, z + coreZ + nz * r - away * 0.35])
    })
    const d = points.map(([px, py]) => `${px.toFixed(0)} ${py.toFixed(0)}`).join('L')
    canvas.raw(`<path d="M${d}Z" fill="${COLOR}" fill-opacity="${alpha.toFixed(3)}"/>`)
  }
}
