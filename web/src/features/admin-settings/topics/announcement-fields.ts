import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { group, list, text, toggle, translatedText, type FieldsOf } from '../form/field.ts'

const period = { from: text('from', { look: 'date' }), until: text('until', { look: 'date' }) }

const blankPeriod = { from: '', until: '', text: '', textIn: {} }

export const announcementFields = {
  banner: group('banner', {
    text: translatedText('bannerText'),
    timed: list('timed', {
      add: 'addTimed',
      most: MAX_ENTRIES.timed,
      blank: blankPeriod,
      fields: { text: translatedText('text'), ...period },
    }),
  }),
  closure: {
    kind: 'optional',
    label: 'closure',
    blank: { ...blankPeriod, takesOrders: true },
    fields: { ...period, text: translatedText('closureText'), takesOrders: toggle('takesOrders') },
  },
} satisfies Partial<FieldsOf<Settings>>
