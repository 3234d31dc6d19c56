import {
  MESSAGE_FIELDS,
  MESSAGE_KINDS,
  MESSAGE_LENGTH,
  USUAL_MESSAGE,
} from '../messages/message-rules.ts'
import { issueOf } from '../reasons/issues.ts'
import { optionalText, yesOrNo } from '../shared/field.ts'
import { translations } from '../shared/translations-schema.ts'
import { object } from './field-schema.ts'
import { unknownMark } from './unknown-mark.ts'

const KNOWN = MESSAGE_FIELDS.map((field) => `{${field}}`)

const messageSchema = object('messages', {
  isSent: yesOrNo('isSent'),
  text: optionalText('text', MESSAGE_LENGTH),
  textIn: translations('text', MESSAGE_LENGTH),
}).default(USUAL_MESSAGE)

export const messagesSchema = object('messages', {
  placed: messageSchema,
  confirmed: messageSchema,
  changed: messageSchema,
  shipped: messageSchema,
  delivered: messageSchema,
  cancelled: messageSchema,
  outOfStock: messageSchema,
  returned: messageSchema,
  returnDeclined: messageSchema,
  refundPaid: messageSchema,
}).meta({
  description: `What customers are told of their orders; a text may name ${KNOWN.join(' ')}`,
})

/** The same; refuses unknown placeholders. Stored texts keep theirs: they would be lost. */
export const messagesInput = messagesSchema.check(({ value, issues }) => {
  const refuse = (text: string, ...path: string[]) => {
    const why = unknownMark(text, KNOWN)
    if (why) issues.push({ code: 'custom', message: issueOf(why), path, input: text })
  }
  for (const kind of MESSAGE_KINDS) {
    const { text, textIn } = value[kind]
    refuse(text, kind, 'text')
    for (const [language, translated = ''] of Object.entries(textIn))
      refuse(translated, kind, 'textIn', language)
  }
})
