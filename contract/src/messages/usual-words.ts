import type { Language } from '../shop/languages.ts'
import type { MessageField, MessageKind } from './message-rules.ts'
import type { MailTexts } from './texts/mail-texts.ts'
import { textsOf } from './texts/texts-of.ts'

type IsTold = (field: MessageField) => boolean

/** Paragraphs after the default text, where there is more to say. */
export const moreOf = (kind: MessageKind, texts: MailTexts, isTold: IsTold): string[] => {
  switch (kind) {
    case 'shipped':
      return [
        ...(isTold('courier') ? [isTold('awb') ? texts.parcel : texts.courier] : []),
        ...(isTold('link') ? [texts.track] : []),
      ]
    case 'delivered':
      return isTold('days') ? [texts.returns] : []
    case 'returned':
      return isTold('refund') ? [texts.refund] : []
    case 'returnDeclined':
      return isTold('reason') ? [texts.reason] : []
    case 'refundPaid':
      return isTold('reference') ? [texts.payment] : []
    case 'placed':
    case 'confirmed':
    case 'changed':
    case 'cancelled':
    case 'outOfStock':
      return []
  }
}

/** The default text, with unfilled placeholders. */
export const usualWords = (kind: MessageKind, language: Language, isTold: IsTold): string => {
  const texts = textsOf(language)
  return [texts.usual[kind], ...moreOf(kind, texts, isTold)].join('\n\n')
}
