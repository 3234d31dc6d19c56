import { optionalText } from './field.ts'
import { translationsInput } from './translations-schema.ts'

const MAX_TITLE = 120
const MAX_DESCRIPTION = 320

/** An empty text is none. */
const translated = (field: string, max: number) =>
  translationsInput(field, max)
    .overwrite((texts) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    )
    .default({})

/** A head as it is sent and stored (head.ts). */
export const headFields = {
  title: optionalText('title', MAX_TITLE).default(''),
  titleIn: translated('titleIn', MAX_TITLE),
  description: optionalText('description', MAX_DESCRIPTION).default(''),
  descriptionIn: translated('descriptionIn', MAX_DESCRIPTION),
}
