import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { lines, list, picture, text, translatedText, type FieldsOf } from '../form/field.ts'

export const categoryFields = {
  categories: list('categories', {
    add: 'addCategory',
    most: MAX_ENTRIES.categories,
    blank: { name: '', nameIn: {}, picture: '', facts: [] },
    fields: {
      name: translatedText('categoryName'),
      picture: picture('picture', true),
      facts: lines('facts'),
      googleCategory: text('googleCategory', { isOptional: true }),
    },
  }),
  synonyms: list('synonyms', {
    folds: true,
    look: 'rows',
    add: 'addSynonym',
    most: MAX_ENTRIES.synonyms,
    blank: { word: '', means: '' },
    fields: { word: text('synonymWord'), means: text('synonymMeans') },
  }),
} satisfies Partial<FieldsOf<Settings>>
