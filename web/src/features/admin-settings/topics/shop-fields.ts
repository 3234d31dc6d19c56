import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { lines, list, text, translatedText, type FieldsOf } from '../form/field.ts'

export const shopFields = {
  name: text('name'),
  tagline: translatedText('tagline'),
  phone: text('phone', { look: 'tel' }),
  whatsapp: text('whatsapp', { look: 'tel', isOptional: true }),
  email: text('email', { look: 'email' }),
  address: lines('address'),
  mapUrl: text('mapUrl', { look: 'url' }),
  social: list('social', {
    folds: true,
    look: 'rows',
    add: 'addSocial',
    most: MAX_ENTRIES.social,
    blank: { name: '', url: '' },
    fields: { name: text('socialName'), url: text('socialUrl', { look: 'url' }) },
  }),
} satisfies Partial<FieldsOf<Settings>>
