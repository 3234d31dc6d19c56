import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { optionalText, text, time, wholeNumber } from '../shared/field.ts'
import { LANGUAGE_CODES } from '../shop/languages.ts'
import { CONTENT_SLUGS } from './content.ts'

const MAX_HTML = 40_000

const pageTextSchema = z
  .object({
    title: text('title', 120),
    intro: optionalText('intro', 300),
    html: optionalText('html', MAX_HTML),
  })
  .meta({ id: 'PageText' })

const isLanguage = (code: string) => LANGUAGE_CODES.some((one) => one === code)

/** By language; null removes the shop's own text, so that the code's text shows again. */
const changedTexts = z
  .record(z.string(), pageTextSchema.nullable(), {
    error: issue('field_not_object', { field: 'texts' }),
  })
  .check(({ value, issues }) => {
    for (const code of Object.keys(value))
      if (!isLanguage(code))
        issues.push({
          code: 'custom',
          message: issue('language_unknown', { language: code }),
          path: [code],
          input: value,
        })
  })

export const contentChangeSchema = z.object({
  version: wholeNumber('version', { min: 0 }),
  texts: changedTexts,
})
export type ContentChange = z.infer<typeof contentChangeSchema>

const texts = z.record(z.string(), pageTextSchema)

const slug = z.enum(CONTENT_SLUGS)

export const contentPageSchema = pageTextSchema
  .extend({
    slug,
    language: z
      .enum(LANGUAGE_CODES)
      .meta({ description: 'Which it is in: another one where it has not been written in that' }),
    updatedAt: time.optional().meta({ description: 'Absent while the text is the code’s own' }),
  })
  .meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof contentPageSchema>

const savedSchema = z.object({ version: z.int(), at: time, by: z.string() })

export const adminContentSchema = z
  .object({
    slug,
    version: z.int(),
    texts: texts.meta({ description: 'What has been saved, by language' }),
    written: texts.meta({ description: 'The code’s own texts, made from the settings' }),
    facts: z
      .record(z.string(), z.string())
      .meta({ description: 'What a mark in a text stands for: {phone}' }),
    versions: z.array(savedSchema).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'AdminContentPage' })
export type AdminContent = z.infer<typeof adminContentSchema>

export const contentVersionSchema = savedSchema.extend({ texts }).meta({ id: 'ContentPageVersion' })
export type ContentVersion = z.infer<typeof contentVersionSchema>
