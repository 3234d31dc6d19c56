import { STUDIO } from '#illustrator/camera.ts'
import { mix, parseColor } from '#illustrator/color.ts'
import { clamp, dot } from '#illustrator/vector.ts'
import { reflect } from './studio.ts'
import type { Material } from './material.ts'

const WHITE = parseColor('#ffffff')

/** Clear plastic or glass, faintly tinted: seen through face on, denser towards its edges. */
export const clear = (tint: string, density = 0.16): Material => {
  const base = parseColor(tint)
  const edgeTone = mix(base, parseColor('#33424d'), 0.35)
  return {
    shade: (normal, light) => {
      const edge = (1 - clamp(Math.abs(dot(normal, STUDIO.view)))) ** 2
      const { lamp } = reflect(normal, 0.1)
      return mix(mix(base, edgeTone, edge * 0.7), WHITE, clamp(lamp * 0.95) * (0.4 + 0.6 * light))
    },
    opacity: (normal) => {
      const edge = (1 - clamp(Math.abs(dot(normal, STUDIO.view)))) ** 2.2
      return clamp(density + edge * 0.5 + reflect(normal, 0.1).lamp * 0.4)
    },
  }
}
