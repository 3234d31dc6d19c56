import type { FieldsOf } from '../form/field.ts'
import type { Settings } from '@bartan/contract/settings/settings'

export const lookFields = {
  look: {
    kind: 'group',
    label: 'look',
    fields: {
      accent: { kind: 'color', label: 'accent', hint: 'accentHint' },
      logo: { kind: 'picture', label: 'logo', hint: 'logoHint' },
    },
  },
} satisfies Partial<FieldsOf<Settings>>
