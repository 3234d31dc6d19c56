import * as z from 'zod'
import { issue, issueOf } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { oneOf, required } from '../shared/field.ts'
import {
  MAX_MILLISECONDS,
  MAX_LAYOUT_SHIFT,
  MAX_VITALS,
  PAGE_KINDS,
  VITAL_METRICS,
} from './rules.ts'

const within = (max: number) => {
  const wrong = reason('field_not_number_within', { field: 'value', min: 0, max })
  return z
    .number({ error: required('value', wrong) })
    .min(0, issueOf(wrong))
    .max(max, issueOf(wrong))
}

const vitalSchema = z
  .object({
    metric: oneOf('metric', VITAL_METRICS),
    value: within(MAX_MILLISECONDS).meta({
      description: `Milliseconds; of CLS, a score of at most ${MAX_LAYOUT_SHIFT}`,
    }),
  })
  .refine(({ metric, value }) => metric !== 'CLS' || value <= MAX_LAYOUT_SHIFT, {
    path: ['value'],
    error: issue('field_not_number_within', { field: 'value', min: 0, max: MAX_LAYOUT_SHIFT }),
  })

/** What a visitor's browser measured on one page. Nothing in it identifies the visitor. */
export const vitalsReportSchema = z.object({
  page: oneOf('page', PAGE_KINDS),
  vitals: z
    .array(vitalSchema, {
      error: required('vitals', reason('field_not_objects', { field: 'vitals' })),
    })
    .min(1, issue('field_empty', { field: 'vitals' }))
    .max(MAX_VITALS, issue('field_too_many_entries', { field: 'vitals', max: MAX_VITALS })),
})

export type VitalsReport = z.infer<typeof vitalsReportSchema>

const figureSchema = z.object({
  page: z.enum(PAGE_KINDS),
  metric: z.enum(VITAL_METRICS),
  p75: z.number().meta({
    description: 'Three quarters of the measured values are at most that, give or take 5 %',
  }),
  count: z.int().meta({ description: 'How many values it is of' }),
})

export type VitalFigure = z.infer<typeof figureSchema>

export const vitalsSchema = z
  .object({
    total: z.array(figureSchema).meta({ description: 'Of all of the days together' }),
    perDay: z
      .array(figureSchema.extend({ day: z.iso.date() }))
      .meta({ description: "Oldest first, the shop's days; days without values left out" }),
  })
  .meta({ id: 'Vitals' })

export type Vitals = z.infer<typeof vitalsSchema>
