import { translated } from '../form/field.ts'
import type { FieldsOf, GroupField } from '../form/field.ts'
import type { TextId } from '../texts.ts'
import type { MessageSetting, Settings } from '@bartan/contract/settings/settings'

const message = (label: TextId) =>
  ({
    kind: 'group',
    label,
    fields: {
      isSent: { kind: 'toggle', label: 'messageSent' },
      text: translated('messageText', { hint: 'messageTextHint', look: 'long', isOptional: true }),
    },
  }) as const satisfies GroupField<FieldsOf<MessageSetting>>

export const messageFields = {
  messages: {
    kind: 'group',
    label: 'messages',
    hint: 'messagesHint',
    fields: {
      placed: message('message.placed'),
      confirmed: message('message.confirmed'),
      shipped: message('message.shipped'),
      delivered: message('message.delivered'),
      cancelled: message('message.cancelled'),
      outOfStock: message('message.outOfStock'),
      returned: message('message.returned'),
      returnDeclined: message('message.returnDeclined'),
      refundPaid: message('message.refundPaid'),
    },
  },
} satisfies Partial<FieldsOf<Settings>>
