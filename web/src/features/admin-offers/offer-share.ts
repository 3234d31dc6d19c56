import type { OfferReply } from '@bartan/contract/offers/schema'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'
import type { Poster } from './offer-poster.ts'
import { offerHeadline, offerPromise, offerSpan } from './offer-sentence.ts'
import { textIn } from './texts.ts'

/** Link that includes the code, so that it need not be typed. */
const linkOf = ({ code, kind }: OfferReply): string => {
  if (code !== undefined) return `${location.origin}/?code=${encodeURIComponent(code)}`
  return kind === 'sale' ? `${location.origin}/offers` : location.origin
}

export const shareTextOf = (language: Language, offer: OfferReply): string =>
  textIn(language, 'shareText', {
    name: offer.name,
    promise: offerPromise(language, offer),
    span: offerSpan(language, offer),
    link: linkOf(offer),
  })

export const posterOf = (
  language: Language,
  offer: OfferReply,
  { name: shop, phone }: Pick<Shop, 'name' | 'phone'>,
): Poster => {
  return {
    shop,
    headline: offerHeadline(language, offer),
    name: offer.name,
    lines: [offerPromise(language, { ...offer, code: undefined }), offerSpan(language, offer)],
    code: offer.code && textIn(language, 'posterCode', { code: offer.code }),
    contact: `${location.host} · ${phone}`,
    link: linkOf(offer),
  }
}
