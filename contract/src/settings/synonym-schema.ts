import { line } from '../shared/field.ts'
import { object } from './field-schema.ts'

/** Longer than any search term. */
export const SYNONYM_LENGTH = 60

export const synonymSchema = object('synonyms', {
  word: line('word', SYNONYM_LENGTH).meta({
    description: 'As shoppers say it: one word or several',
  }),
  means: line('means', SYNONYM_LENGTH).meta({ description: 'As the catalog says it' }),
})
