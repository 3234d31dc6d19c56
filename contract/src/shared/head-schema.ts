import { optionalText } from './field.ts'
import { translations } from './translations-schema.ts'

const MAX_TITLE = 120
const MAX_DESCRIPTION = 320

export const headFields = {
  title: optionalText('title', MAX_TITLE).default(''),
  titleIn: translations('titleIn', MAX_TITLE),
  description: optionalText('description', MAX_DESCRIPTION).default(''),
  descriptionIn: translations('descriptionIn', MAX_DESCRIPTION),
}
