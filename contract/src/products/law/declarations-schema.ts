import * as z from 'zod'
import { issue } from '../../reasons/issues.ts'
import { absentIfEmptyOrNull, optionalText, text, yesOrNo } from '../../shared/field.ts'
import { plainDigits } from '../../shared/plain-digits.ts'
import { GST_RATES, HSN_PATTERN, isGstRate, PAST_GST_RATES } from './declarations.ts'

export const netQuantitySchema = z.object({ value: z.number(), unit: z.string() })

const bisSchema = z.object({
  standard: z.string().optional().meta({ description: 'As IS 14756' }),
  licence: z.string().optional().meta({ description: 'The number under the mark, CM/L-…' }),
  exempt: z.boolean().optional(),
})

/** The declarations on a product's label, as replies have them. */
export const declarationsSchema = z
  .object({
    netQuantity: netQuantitySchema.optional(),
    manufacturer: z.string().optional().meta({ description: 'Name and address' }),
    packer: z.string().optional(),
    importer: z.string().optional(),
    countryOfOrigin: z.string().optional(),
    genericName: z.string().optional(),
    bis: bisSchema.optional(),
  })
  .meta({ id: 'Declarations' })

export type Declarations = z.infer<typeof declarationsSchema>

export const gstRateNextSchema = z.object({ rate: z.number(), from: z.string() })

/** Accepts abolished rates: a caller may save a product with its unchanged rate. */
const isKnownRate = (value: number): boolean => isGstRate(value) || PAST_GST_RATES.includes(value)

const rate = (field: string) =>
  z
    .number({ error: issue('field_not_one_of', { field, choices: GST_RATES.join(', ') }) })
    .refine(isKnownRate, issue('field_not_one_of', { field, choices: GST_RATES.join(', ') }))

const label = (field: string, max: number) => optionalText(`declarations.${field}`, max).nullish()

export const netQuantityInput = (field: string) =>
  z.object(
    {
      value: z
        .number({ error: issue('field_not_number', { field: `${field}.value` }) })
        .positive(issue('field_not_more_than', { field: `${field}.value`, least: 0 }))
        .max(1_000_000, issue('field_more_than', { field: `${field}.value`, max: 1_000_000 })),
      unit: text(`${field}.unit`, 20),
    },
    { error: issue('field_not_of_form', { field, form: '{value, unit}' }) },
  )

/** A licence number alone stands for the whole object. */
const bisInput = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? { licence: value } : value),
  z.object(
    {
      standard: optionalText('declarations.bis.standard', 60).optional(),
      licence: optionalText('declarations.bis.licence', 60).optional(),
      exempt: yesOrNo('declarations.bis.exempt').optional(),
    },
    {
      error: issue('field_not_of_form', {
        field: 'declarations.bis',
        form: '{standard, licence, exempt}',
      }),
    },
  ),
)

const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish())

/** Named fields are set, null or an empty text removes one, and the others stay. */
export const declarationsInput = z.object(
  {
    netQuantity: orNull(netQuantityInput('declarations.netQuantity')),
    manufacturer: label('manufacturer', 300),
    packer: label('packer', 300),
    importer: label('importer', 300),
    countryOfOrigin: label('countryOfOrigin', 60),
    genericName: label('genericName', 100),
    bis: orNull(bisInput),
  },
  { error: issue('field_not_of_form', { field: 'declarations', form: '{manufacturer, …}' }) },
)

export type DeclarationsInput = z.output<typeof declarationsInput>

/** An empty text counts as null, which removes the value. */
export const hsnInput = z.preprocess(
  (value) => absentIfEmptyOrNull(value) ?? (value === undefined ? undefined : null),
  z
    .string({ error: issue('field_not_text', { field: 'hsn' }) })
    // Tax lists write the code in groups.
    .overwrite((hsn) => plainDigits(hsn).replaceAll(/\s/g, ''))
    .regex(HSN_PATTERN, issue('hsn_invalid'))
    .nullable(),
)

export const gstRateInput = rate('gstRate').nullable()

/** A future rate, entered before it applies. */
export const gstRateNextInput = z
  .object(
    {
      rate: rate('gstRateNext.rate'),
      from: z.iso.date({ error: issue('field_not_day', { field: 'gstRateNext.from' }) }),
    },
    { error: issue('field_not_of_form', { field: 'gstRateNext', form: '{rate, from}' }) },
  )
  .nullable()
