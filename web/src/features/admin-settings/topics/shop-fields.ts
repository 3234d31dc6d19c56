import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { text, translatedText, type FieldsOf } from '../form/field.ts'

export const shopFields = {
  name: text('name'),
  tagline: translatedText('tagline', { hint: 'taglineHint' }),
  phone: text('phone', { look: 'tel' }),
  whatsapp: text('whatsapp', { look: 'tel', isOptional: true, hint: 'whatsappHint' }),
  email: text('email', { look: 'email' }),
  address: { kind: 'lines', label: 'address', hint: 'oneInALine' },
  mapUrl: text('mapUrl', { look: 'url', hint: 'mapHint' }),
  social: {
    kind: 'list',
    label: 'social',
    folds: true,
    hint: 'socialHint',
    look: 'rows',
    add: 'addSocial',
    most: MAX_ENTRIES.social,
    blank: { name: '', url: '' },
    fields: { name: text('socialName'), url: text('socialUrl', { look: 'url' }) },
  },
} satisfies Partial<FieldsOf<Settings>>
