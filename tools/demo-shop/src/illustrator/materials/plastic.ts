import { mix, parseColor } from '#illustrator/color.ts'
import type { Color } from '#illustrator/color.ts'
import { STUDIO } from '#illustrator/camera.ts'
import { clamp, dot } from '#illustrator/vector.ts'
import { KEY, reflect } from './studio.ts'
import type { Material } from './material.ts'

const WHITE = parseColor('#ffffff')
// Shadows lean towards this, as daylight's do; it keeps yellow from going brown and white from grey.
const SHADE = parseColor('#2b2340')

const WRAP = 0.45

/** Moulded plastic of a color; `gloss` 0 (matte, as melamine) to 1 (polished). */
export const plastic = (hex: string, gloss = 0.6): Material => {
  const base = parseColor(hex)
  const deep: Color = mix([base[0] * 0.52, base[1] * 0.95, base[2] * 0.95], SHADE, 0.14)
  const pale: Color = [base[0] + (1 - base[0]) * 0.36, base[1] * 0.86, base[2] * 0.86]
  return {
    shade: (normal, light) => {
      const diffuse = clamp((dot(normal, KEY) + WRAP) / (1 + WRAP))
      const bounce = 0.1 * clamp(-normal[1]) + 0.05 * clamp(normal[0])
      const t = (0.1 + 0.98 * diffuse + bounce) * (0.35 + 0.65 * light)
      const body = t < 0.66 ? mix(deep, base, t / 0.66) : mix(base, pale, clamp((t - 0.66) / 0.5))
      const { lamp } = reflect(normal, 0.55 - 0.4 * gloss)
      const edge = (1 - clamp(dot(normal, STUDIO.view))) ** 4
      const shine = clamp(lamp * gloss * 0.42 * light + edge * 0.22 * light ** 2)
      return mix(body, WHITE, shine)
    },
  }
}
