import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { lines, picture, text, translatedText, type FieldsOf } from '../form/field.ts'

export const categoryFields = {
  categories: {
    kind: 'list',
    label: 'categories',
    add: 'addCategory',
    most: MAX_ENTRIES.categories,
    blank: { name: '', nameIn: {}, picture: '', facts: [] },
    fields: {
      name: translatedText('categoryName'),
      picture: picture('picture', true),
      facts: lines('facts'),
      googleCategory: text('googleCategory', { isOptional: true }),
    },
  },
  synonyms: {
    kind: 'list',
    label: 'synonyms',
    folds: true,
    look: 'rows',
    add: 'addSynonym',
    most: MAX_ENTRIES.synonyms,
    blank: { word: '', means: '' },
    fields: { word: text('synonymWord'), means: text('synonymMeans') },
  },
} satisfies Partial<FieldsOf<Settings>>
