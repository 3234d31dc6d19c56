import * as z from 'zod'
import { CSV_LIMITS } from '../csv/csv-limits.ts'
import { leftRowsSchema } from '../csv/left-rows-schema.ts'
import { issue } from '../reasons/issues.ts'
import { ERROR_CODES, errorReplySchema } from '../shared/error-reply.ts'
import { absentIfEmpty, oneOf, queryNumber } from '../shared/field.ts'
import { REQUIRED_DECLARATIONS } from './law/declarations.ts'
import { MAX_STOCK } from './stock/stock.ts'

/** Of a body with a table: in JSON, quotation marks and line breaks take two bytes. */
export const IMPORT_BYTES = 2 * CSV_LIMITS.import.bytes + 10_000

export const IMPORT_FORMATS = ['shopify', 'woocommerce', 'bartan'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** The most faults, and the most failed pictures, that a job lists. */
export const MAX_REPORTS = 500

export const importFaultSchema = z
  .object({
    row: z.int().meta({ description: 'As a spreadsheet counts; the head is row 1' }),
    field: z.string().meta({ description: "The file's own column" }),
    code: z.enum(ERROR_CODES),
    message: z.string(),
    ...errorReplySchema.pick({ reason: true, params: true }).partial().shape,
  })
  .meta({ id: 'ImportFault' })

export type ImportFault = z.infer<typeof importFaultSchema>

const OPTION_KINDS = ['size', 'color'] as const

const wrongOptions = issue('field_not_of_form', {
  field: 'options',
  form: '{"Lid Colour": "color"}',
})

const parsedOptions = (value: unknown): unknown => {
  if (value === undefined || value === '') return undefined
  try {
    return typeof value === 'string' && value.length <= 4000 ? JSON.parse(value) : value
  } catch {
    return value
  }
}

/** What the caller decides where another shop's file leaves it open (contract §23). */
export const importOptionsSchema = z.object({
  uncounted: queryNumber('uncounted', { min: 0, max: MAX_STOCK, whole: true }).meta({
    description: 'Units of goods that the other shop sells without counting',
  }),
  mrpFrom: z
    .preprocess(absentIfEmpty, oneOf('mrpFrom', ['compareAt']).optional())
    .meta({ description: 'Takes the compare-at price as MRP' }),
  options: z
    .preprocess(
      parsedOptions,
      z
        .record(z.string().max(100, wrongOptions), z.enum(OPTION_KINDS, wrongOptions), {
          error: wrongOptions,
        })
        .optional(),
    )
    .meta({ description: 'JSON: what options mean whose names leave it open' }),
})

export type ImportOptions = z.infer<typeof importOptionsSchema>

export const importPlanSchema = z
  .object({
    format: z.enum(IMPORT_FORMATS),
    create: z.int(),
    update: z.int(),
    skip: z.int().meta({ description: 'Products that are so already' }),
    pictures: z.int().meta({ description: 'To be fetched' }),
    variants: z.int().meta({ description: 'Of the new products' }),
    missing: z.record(z.enum(REQUIRED_DECLARATIONS), z.int()).meta({
      description: 'What the law wants told, by how many of the new products lack it',
    }),
    left: leftRowsSchema,
    leftOut: z.array(importFaultSchema).meta({
      description: 'What the shop does not sell, such as downloads, or sales it can’t make',
    }),
    options: z
      .array(z.object({ name: z.string(), as: z.enum(OPTION_KINDS) }))
      .meta({ description: 'Options whose names leave open whether they are a size or a color' }),
    faulty: z.array(importFaultSchema),
  })
  .meta({ id: 'ImportPlan' })

export type ImportPlan = z.infer<typeof importPlanSchema>

export const PICTURE_FAILURES = [
  'forbidden_address',
  'unreachable',
  'not_there',
  'too_slow',
  'too_many_redirects',
  'too_large',
  'not_a_picture',
  'too_many',
] as const
export type PictureFailure = (typeof PICTURE_FAILURES)[number]

export type SmallPicture = { name: string; url: string; width: number }

export const importJobSchema = z
  .object({
    state: z.enum(['running', 'done', 'stopped']),
    done: z.int().meta({ description: 'Products' }),
    total: z.int(),
    pictures: z.object({
      done: z.int(),
      total: z.int(),
      failed: z.array(z.object({ url: z.string(), code: z.enum(PICTURE_FAILURES) })),
      small: z
        .array(z.object({ name: z.string(), url: z.string(), width: z.int() }))
        .meta({ description: 'Products whose first picture is narrower than feeds want' }),
    }),
    faulty: z.array(importFaultSchema),
    batch: z.string().meta({ description: 'Undoes the import: POST /api/admin/audit/undo' }),
  })
  .meta({ id: 'ImportJob' })

export type ImportJob = z.infer<typeof importJobSchema>
