import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { MessageSetting, Settings, TemplateNames } from '@bartan/contract/settings/settings'
import { number, translatedText, type FieldsOf, type GroupField } from '../form/field.ts'

const message = (kind: MessageKind) =>
  ({
    kind: 'group',
    label: `message.${kind}`,
    folds: true,
    isOnBy: 'isSent',
    fields: {
      isSent: { kind: 'toggle', label: 'messageSent' },
      text: translatedText('messageText', { look: 'long', isOptional: true, messageOf: kind }),
    },
  }) as const satisfies GroupField<FieldsOf<MessageSetting>>

const template = (kind: keyof NonNullable<Settings['whatsappMessages']['templates']>) =>
  ({
    kind: 'group',
    label: `template.${kind}`,
    fields: { name: translatedText('templateName', { isOptional: true }) },
  }) as const satisfies GroupField<FieldsOf<TemplateNames>>

export const messageFields = {
  whatsappMessages: {
    kind: 'group',
    label: 'whatsappMessages',
    hint: 'whatsappMessagesHint',
    folds: true,
    isOnBy: 'on',
    fields: {
      on: { kind: 'toggle', label: 'whatsappOn' },
      optInText: translatedText('optInText', { hint: 'optInTextHint', isOptional: true }),
      cost: number('messageCost', { isOptional: true }),
      templates: {
        kind: 'group',
        label: 'templates',
        hint: 'templatesHint',
        folds: true,
        fields: {
          placed: template('placed'),
          shipped: template('shipped'),
          arriving: template('arriving'),
          delivered: template('delivered'),
          return_decided: template('return_decided'),
          paid_back: template('paid_back'),
          digest: template('digest'),
        },
      },
    },
  },
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
