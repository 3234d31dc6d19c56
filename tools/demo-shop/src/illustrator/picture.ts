import type { FormName } from './forms.ts'
import type { Measures } from './size/draw-size.ts'
import type { View } from './view.ts'

/** All that a picture depends on, besides the illustrator itself. */
export type Picture = {
  form: FormName
  /** One of the shop's colors; a product without colors has none. */
  color?: string
  material: string
  /** Other numbers give other proportions of the same form. */
  seed?: number
  /** From the front, unless told otherwise. */
  view?: View
  /** Draws how large it is, in place of a view. */
  measures?: Measures
}

/** Equal for equal pictures. */
export const pictureKey = ({
  form,
  material,
  color = '',
  seed = 0,
  view = 'front',
  measures,
}: Picture): string => JSON.stringify([form, material, color, seed, view, measures])
