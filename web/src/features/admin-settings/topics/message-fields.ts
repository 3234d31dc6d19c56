import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { group, number, toggle, translatedText, type FieldsOf } from '../form/field.ts'

const message = (kind: MessageKind) =>
  group(
    `message.${kind}`,
    {
      isSent: toggle('messageSent'),
      text: translatedText('messageText', { look: 'long', isOptional: true, messageOf: kind }),
    },
    { folds: true, isOnBy: 'isSent' },
  )

const template = (kind: keyof NonNullable<Settings['whatsappMessages']['templates']>) =>
  group(`template.${kind}`, { name: translatedText('templateName', { isOptional: true }) })

export const messageFields = {
  whatsappMessages: group(
    'whatsappMessages',
    {
      on: toggle('whatsappOn'),
      optInText: translatedText('optInText', { isOptional: true }),
      cost: number('messageCost', { isOptional: true }),
      templates: group(
        'templates',
        {
          placed: template('placed'),
          shipped: template('shipped'),
          arriving: template('arriving'),
          delivered: template('delivered'),
          return_decided: template('return_decided'),
          paid_back: template('paid_back'),
          digest: template('digest'),
        },
        { folds: true },
      ),
    },
    { folds: true, isOnBy: 'on' },
  ),
  messages: group('messages', {
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
  }),
} satisfies Partial<FieldsOf<Settings>>
