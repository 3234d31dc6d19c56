import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import type { FieldsOf } from '../form/field.ts'
import type { Settings } from '@bartan/contract/settings/settings'

export const languageFields = {
  languages: {
    kind: 'order',
    label: 'languages',
    hint: 'languagesHint',
    options: LANGUAGE_CODES.map((code) => [code, { name: factsOf(code).name }] as const),
    needed: DEFAULT_LANGUAGE,
  },
} satisfies Partial<FieldsOf<Settings>>
