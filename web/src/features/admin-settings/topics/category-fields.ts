import { MOST } from '@bartan/contract/settings/rules'
import { translated } from '../form/field.ts'
import type { FieldsOf } from '../form/field.ts'
import type { Settings } from '@bartan/contract/settings/settings'

export const categoryFields = {
  categories: {
    kind: 'list',
    label: 'categories',
    hint: 'categoriesHint',
    add: 'addCategory',
    most: MOST.categories,
    blank: { name: '', nameIn: {}, picture: '', facts: [] },
    fields: {
      name: translated('categoryName'),
      picture: { kind: 'picture', label: 'picture', scenes: true },
      facts: { kind: 'lines', label: 'facts', hint: 'factsHint' },
    },
  },
} satisfies Partial<FieldsOf<Settings>>
