import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { text, translatedText, type FieldsOf } from '../form/field.ts'

const period = { from: text('from', { look: 'date' }), until: text('until', { look: 'date' }) }

const blankPeriod = { from: '', until: '', text: '', textIn: {} }

export const announcementFields = {
  banner: {
    kind: 'group',
    label: 'banner',
    fields: {
      text: translatedText('bannerText'),
      timed: {
        kind: 'list',
        label: 'timed',
        hint: 'timedHint',
        add: 'addTimed',
        most: MAX_ENTRIES.timed,
        blank: blankPeriod,
        fields: { text: translatedText('text'), ...period },
      },
    },
  },
  closure: {
    kind: 'optional',
    label: 'closure',
    hint: 'closureHint',
    blank: { ...blankPeriod, takesOrders: true },
    fields: {
      ...period,
      text: translatedText('closureText', { hint: 'closureTextHint' }),
      takesOrders: { kind: 'toggle', label: 'takesOrders', hint: 'takesOrdersHint' },
    },
  },
} satisfies Partial<FieldsOf<Settings>>
