import type { OfferReply } from '@bartan/contract/offers/schema'
import { dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { formatShortDay } from '#components/ui/format-date.ts'
import { formatShortMoment } from '#components/ui/format-moment.ts'
import { translateValue } from '#i18n/translate.ts'
import { textIn } from './texts.ts'

const joined = (language: Language, values: readonly string[] = []): string =>
  values.map((value) => translateValue(language, value)).join(textIn(language, 'or'))

/** For example "Steel in Kitchen". */
const goodsOf = (language: Language, { scope = {} }: Pick<OfferReply, 'scope'>): string => {
  const { categories, brands, materials, collections, products = [] } = scope
  const what = [
    ...[brands, materials, collections].map((values) => joined(language, values)),
    products.length > 0 ? textIn(language, 'chosenProducts', { count: products.length }) : '',
  ]
    .filter(Boolean)
    .join(' ')
  const where = joined(language, categories)
  if (what && where) return textIn(language, 'inCategories', { what, categories: where })
  return what || where || textIn(language, 'everything')
}

/** What the offer gives. */
const giftOf = (language: Language, offer: OfferReply): string => {
  const goods = goodsOf(language, offer)
  switch (offer.kind) {
    case 'sale':
      return textIn(language, 'saySale', { percent: offer.percent, goods })
    case 'percent':
      return offer.most === undefined
        ? textIn(language, 'sayPercent', { percent: offer.percent, goods })
        : textIn(language, 'sayPercentMost', {
            percent: offer.percent,
            goods,
            most: formatRupees(offer.most),
          })
    case 'amount':
      return textIn(language, 'sayAmount', { amount: formatRupees(offer.amount), goods })
    case 'free_delivery':
      return textIn(language, 'sayDelivery')
    case 'buy_get': {
      const { buy, get, percent } = offer
      return textIn(language, percent === 100 ? 'sayFree' : 'sayBuyGet', {
        buy,
        get,
        percent,
        goods,
      })
    }
    case 'set_price':
      return textIn(language, 'saySet', {
        count: offer.products.length,
        price: formatRupees(offer.price),
      })
    case 'quantity':
      return offer.tiers
        .map(({ from, percent }) => textIn(language, 'sayTier', { from, percent }))
        .join(', ')
  }
}

/** An end at midnight belongs to the day before. */
const endText = (language: Language, to: string): string => {
  const end = new Date(to)
  const isMidnight = startOfDay(dayOf(end)).getTime() === end.getTime()
  if (!isMidnight) return formatShortMoment(language, to)
  const day = formatShortDay(language, new Date(end.getTime() - 1).toISOString())
  return textIn(language, 'midnight', { day })
}

/** For example "Fri 20 Nov, 6:00 pm to Sun 22 Nov, midnight". */
export const offerSpan = (language: Language, { from, to }: OfferReply): string => {
  const begin = formatShortMoment(language, from)
  return to === undefined
    ? textIn(language, 'since', { from: begin })
    : textIn(language, 'span', { from: begin, to: endText(language, to) })
}

/** The offer in shoppers' words: "20% off Steel in Kitchen, with the code DIWALI". */
export const offerPromise = (language: Language, offer: OfferReply): string => {
  const { minimum, firstOrder, code } = offer
  return [
    giftOf(language, offer),
    ...(minimum === undefined
      ? []
      : [textIn(language, 'sayMinimum', { amount: formatRupees(minimum) })]),
    ...(firstOrder ? [textIn(language, 'sayFirst')] : []),
    ...(code === undefined ? [] : [textIn(language, 'sayCode', { code })]),
  ].join(', ')
}

export const offerSentence = (language: Language, offer: OfferReply): string =>
  `${offerPromise(language, offer)}, ${offerSpan(language, offer)}`

/** Headline of a poster: "20% off". */
export const offerHeadline = (language: Language, offer: OfferReply): string => {
  switch (offer.kind) {
    case 'sale':
    case 'percent':
      return textIn(language, 'bigPercent', { percent: offer.percent })
    case 'amount':
      return textIn(language, 'bigAmount', { amount: formatRupees(offer.amount) })
    case 'buy_get': {
      const { buy, get, percent } = offer
      return textIn(language, percent === 100 ? 'bigFree' : 'bigBuyGet', { buy, get, percent })
    }
    case 'quantity':
      return textIn(language, 'bigTiers', {
        percent: Math.max(...offer.tiers.map(({ percent }) => percent)),
      })
    case 'free_delivery':
    case 'set_price':
      return giftOf(language, offer)
  }
}
