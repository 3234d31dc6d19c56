import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { text, translatedText, type FieldsOf } from '../form/field.ts'

export const categoryFields = {
  categories: {
    kind: 'list',
    label: 'categories',
    hint: 'categoriesHint',
    add: 'addCategory',
    most: MAX_ENTRIES.categories,
    blank: { name: '', nameIn: {}, picture: '', facts: [] },
    fields: {
      name: translatedText('categoryName'),
      picture: { kind: 'picture', label: 'picture', scenes: true },
      facts: { kind: 'lines', label: 'facts', hint: 'factsHint' },
      googleCategory: text('googleCategory', { hint: 'googleCategoryHint', isOptional: true }),
    },
  },
  synonyms: {
    kind: 'list',
    label: 'synonyms',
    folds: true,
    hint: 'synonymsHint',
    look: 'rows',
    add: 'addSynonym',
    most: MAX_ENTRIES.synonyms,
    blank: { word: '', means: '' },
    fields: { word: text('synonymWord'), means: text('synonymMeans') },
  },
} satisfies Partial<FieldsOf<Settings>>
