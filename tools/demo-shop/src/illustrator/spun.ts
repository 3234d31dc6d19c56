import { mix } from './color.ts'
import type { Color } from './color.ts'
import type { Material } from './materials/material.ts'
import { normalize, smoothstep } from './vector.ts'
import type { Vec } from './vector.ts'

/** How far around the ring light is gathered from, to each side: the grooves of spinning smear it. */
const SMEAR = 0.5
const STEPS = 5

/** How much of the spinning's fan of light a surface shows: level ones all of it, steep ones none. */
export const spunShare = (material: Material, level: number): number =>
  (material.spun ?? 0) * smoothstep(0.86, 0.99, Math.abs(level))

type Turned = {
  material: Material
  light: number
  /** In radians around the axis, from x towards the onlooker. */
  angle: number
  /** The surface's direction at an angle, were it polished. */
  normalAt: (angle: number) => Vec
  share: number
  turn?: (direction: Vec) => Vec
}

/** The color of a spun surface: a soft fan of light around its middle. */
export const spunColor = ({ material, light, angle, normalAt, share, turn }: Turned): Color => {
  const shadeAt = (at: number) => {
    const [x, y, z] = normalAt(at)
    const leant: Vec = [x + Math.cos(at) * share, y, z + Math.sin(at) * share]
    return material.shade(normalize(turn ? turn(leant) : leant), light)
  }
  let color = shadeAt(angle)
  let weight = 1
  for (let step = 1; step <= STEPS; step += 1) {
    const away = (SMEAR * step) / STEPS
    const part = 1 - step / (STEPS + 1)
    for (const side of [angle - away, angle + away]) {
      weight += part
      color = mix(color, shadeAt(side), part / weight)
    }
  }
  return color
}
