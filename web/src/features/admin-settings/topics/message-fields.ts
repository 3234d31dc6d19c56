import { translatedText } from '../form/field.ts'
import type { FieldsOf, GroupField } from '../form/field.ts'
import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { MessageSetting, Settings } from '@bartan/contract/settings/settings'

const message = (kind: MessageKind) =>
  ({
    kind: 'group',
    label: `message.${kind}`,
    fields: {
      isSent: { kind: 'toggle', label: 'messageSent' },
      text: translatedText('messageText', { look: 'long', isOptional: true, messageOf: kind }),
    },
  }) as const satisfies GroupField<FieldsOf<MessageSetting>>

export const messageFields = {
  messages: {
    kind: 'group',
    label: 'messages',
    hint: 'messagesHint',
    fields: {
      placed: message('placed'),
      confirmed: message('confirmed'),
      changed: message('changed'),
      shipped: message('shipped'),
      delivered: message('delivered'),
      cancelled: message('cancelled'),
      outOfStock: message('outOfStock'),
      returned: message('returned'),
      returnDeclined: message('returnDeclined'),
      refundPaid: message('refundPaid'),
    },
  },
} satisfies Partial<FieldsOf<Settings>>
