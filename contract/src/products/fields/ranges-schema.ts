import * as z from 'zod'
import { issue } from '../../reasons/issues.ts'
import { absentIfEmpty } from '../../shared/field.ts'
import { RANGE_NAMES, type NumberName } from './plain-fields.ts'

/** From and to, both included; absent for no bound. */
export type Range = { min?: number; max?: number }

type Ranges = Partial<Record<NumberName, Range>>

const FORM = /^(?:\w+\.\d{0,9}-\d{0,9}(?:,|$)){1,20}$/

/** A name that the shop lacks is no filter. */
const rangesOf = (text: string): Ranges =>
  Object.fromEntries(
    text.split(',').flatMap((one): [NumberName, Range][] => {
      const [typed, min, max] = one.split(/[.-]/)
      const name = RANGE_NAMES.find((known) => known === typed)
      const range = { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) }
      return name ? [[name, range]] : []
    }),
  )

/** Written as `warrantyMonths.12-36`; several are separated by commas. */
export const rangesQuery = z.preprocess(
  absentIfEmpty,
  z
    .string()
    .regex(FORM, issue('field_not_of_form', { field: 'ranges', form: 'warrantyMonths.12-36' }))
    .transform(rangesOf)
    .optional(),
)
