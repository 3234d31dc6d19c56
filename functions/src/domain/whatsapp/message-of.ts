import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import type { Settings } from '@bartan/contract/settings/settings'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { DEFAULT_LANGUAGE, pathIn, type Language } from '@bartan/contract/shop/languages'
import {
  WHATSAPP_ANSWERS,
  type WhatsappEvent,
  type WhatsappTemplate,
} from '@bartan/contract/whatsapp/rules'
import { TEMPLATE_NAMES, templatesIn } from '@bartan/contract/whatsapp/templates'
import { languageOf, messageValues, type MessageShop } from '#domain/mail/order-message.ts'

/** What is told: the news of an order, and that its day has come, which no mail tells. */
export type WhatsappKind = MessageKind | 'arriving'

/** News that are told over WhatsApp; of the others, the customer is told by mail or by hand. */
const EVENTS: Partial<Record<WhatsappKind, WhatsappEvent>> = {
  placed: 'placed',
  shipped: 'shipped',
  arriving: 'arriving',
  delivered: 'delivered',
  returned: 'return_decided',
  returnDeclined: 'return_decided',
  refundPaid: 'paid_back',
}

/** What is exchanged was decided with a return: its customer knows, and is asked nothing. */
export const eventOf = (
  kind: WhatsappKind,
  { exchangeOf }: Pick<Order, 'exchangeOf'>,
): WhatsappEvent | undefined =>
  kind === 'placed' && exchangeOf !== undefined ? undefined : EVENTS[kind]

type Shop = MessageShop & Pick<Settings, 'name' | 'whatsappMessages'> & { siteUrl: string }

/** Who brings a parcel, its number, and where to follow it: the shop itself, unless it has a courier who says so. */
const parcelOf = (
  order: Order,
  { courier, awb, link }: Record<'courier' | 'awb' | 'link', string>,
  { name, siteUrl }: Shop,
): string[] => {
  const page = pathIn(languageOf(order), `${PAGE_PATHS.track}?number=${order.number}`)
  return [courier || name, awb || order.number, link || `${siteUrl}${page}`]
}

/** A template that was not handed in in a language is sent in English. */
export const templateOf = (
  event: WhatsappTemplate,
  language: Language,
  { whatsappMessages: { templates } }: Pick<Settings, 'whatsappMessages'>,
): { template: string; language: Language } => {
  const own = templates?.[event]
  if (!own?.name) return { template: TEMPLATE_NAMES[event], language }
  const translated = own.nameIn[language]
  return translated
    ? { template: translated, language }
    : { template: own.name, language: DEFAULT_LANGUAGE }
}

/** The API refuses an empty parameter, and one with a line break or several blanks. */
export const param = (value: string): string => value.replaceAll(/\s+/g, ' ').trim() || '-'

/** A message as the API takes it. */
export const whatsappMessageOf = (
  order: Order,
  { kind, event }: { kind: WhatsappKind; event: WhatsappEvent },
  shop: Shop,
) => {
  const sent = templateOf(event, languageOf(order), shop)
  const { buttons, returned, declined } = templatesIn(sent.language)
  const values = messageValues(order, kind, shop)
  const decision =
    kind === 'returnDeclined'
      ? [declined, values.reason].filter(Boolean).join(': ')
      : [returned, values.refund].filter(Boolean).join(': ')
  const rest: Record<WhatsappEvent, string[]> = {
    // What it comes to, whatever of it is paid ahead; what to pay is told on the day that it comes.
    placed: [formatRupees(order.totalPrice), values.delivery],
    shipped: parcelOf(order, values, shop),
    arriving: [values.total],
    delivered: [],
    return_decided: [decision],
    paid_back: [values.refund, values.reference],
  }
  return {
    ...sent,
    params: [values.name, order.number, ...rest[event]].map(param),
    ...(event === 'placed' && {
      buttons: WHATSAPP_ANSWERS.map((answer) => ({
        payload: `${answer} ${order.number}`,
        text: buttons[answer],
      })),
    }),
  }
}
