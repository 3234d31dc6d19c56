import type { Language } from '../shop/languages.ts'
import type { MessageField, MessageKind } from './message-rules.ts'
import type { MailTexts } from './texts/mail-texts.ts'
import { textsOf } from './texts/texts-of.ts'

type HasValue = (field: MessageField) => boolean

/** Paragraphs after the default text, where there is more to say. */
export const extraParagraphs = (
  kind: MessageKind,
  texts: MailTexts,
  hasValue: HasValue,
): string[] => {
  switch (kind) {
    case 'shipped':
      return [
        ...(hasValue('courier') ? [hasValue('awb') ? texts.parcel : texts.courier] : []),
        ...(hasValue('link') ? [texts.track] : []),
      ]
    case 'delivered':
      return hasValue('days') ? [texts.returns] : []
    case 'returned':
      return hasValue('refund') ? [texts.refund] : []
    case 'returnDeclined':
      return hasValue('reason') ? [texts.reason] : []
    case 'refundPaid':
      return hasValue('reference') ? [texts.payment] : []
    case 'placed':
    case 'confirmed':
    case 'changed':
    case 'cancelled':
    case 'outOfStock':
      return []
  }
}

/** The default text, with unfilled placeholders. */
export const defaultMessage = (
  kind: MessageKind,
  language: Language,
  hasValue: HasValue,
): string => {
  const texts = textsOf(language)
  return [texts.usual[kind], ...extraParagraphs(kind, texts, hasValue)].join('\n\n')
}
