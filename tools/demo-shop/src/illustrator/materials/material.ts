import type { Color } from '#illustrator/color.ts'
import type { Vec } from '#illustrator/vector.ts'

/** What a surface looks like where it faces a direction. */
export type Material = {
  /** `light` is what shadows of other parts leave of the light: 1 in the open, 0 in the dark. */
  shade: (normal: Vec, light: number) => Color
  /** How strongly flat round faces show the fan of light that spinning on a lathe leaves. */
  spun?: number
  /** How opaque it is there; without it, wholly. */
  opacity?: (normal: Vec) => number
}
