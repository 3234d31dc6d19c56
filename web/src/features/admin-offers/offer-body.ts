import { clockOf, timeOfClock } from '@bartan/contract/shared/shop-day'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import type { OfferBody } from './offer-calls.ts'
import type { OfferDraft } from './offer-draft.ts'

/**
 * Undefined for an empty field: the server knows which ones are required. An unreadable number is sent as typed, so that
 * the server refuses it by field; left out, an offer would hold without its condition.
 */
const numberOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : (typedAmount(text) ?? (text as unknown as number))

/** NaN for an empty field, which JSON sends as null. */
const needed = (text: string): number => numberOf(text) ?? Number.NaN

/** The field has no seconds: a time that it still shows as it was is sent as it was. */
const isoOf = (clock: string, before: string | undefined): string =>
  before !== undefined && clockOf(new Date(before)) === clock
    ? before
    : // An invalid time is sent unchanged, so that the server refuses it by field.
      (timeOfClock(clock)?.toISOString() ?? clock)

const conditionsOf = (draft: OfferDraft) => ({
  code: draft.code,
  minimum: numberOf(draft.minimum),
  firstOrder: draft.firstOrder || undefined,
  usesTotal: numberOf(draft.usesTotal),
  usesPerPhone: numberOf(draft.usesPerPhone),
})

type Times = { from: string; to?: string | undefined }

/** Only the fields of the offer's kind. `before`: the offer that is changed. */
export const bodyOf = (draft: OfferDraft, before?: Times): OfferBody => {
  const { kind, name, active, from, to, scope } = draft
  const common = {
    name,
    active,
    from: isoOf(from, before?.from),
    to: to === '' ? undefined : isoOf(to, before?.to),
    scope: Object.fromEntries(Object.entries(scope).filter(([, values]) => values.length > 0)),
  }
  const all = { ...common, ...conditionsOf(draft) }
  switch (kind) {
    case 'sale':
      return { ...common, kind, percent: needed(draft.percent) }
    case 'percent':
      return { ...all, kind, percent: needed(draft.percent), most: numberOf(draft.most) }
    case 'amount':
      return { ...all, kind, amount: needed(draft.amount) }
    case 'free_delivery':
      return { ...all, kind }
    case 'buy_get':
      return {
        ...all,
        kind,
        buy: needed(draft.buy),
        get: needed(draft.get),
        percent: needed(draft.getPercent),
      }
    case 'set_price':
      return {
        ...all,
        kind,
        products: draft.sets.map(({ productId, quantity }) => ({
          productId,
          quantity: needed(quantity),
        })),
        price: needed(draft.price),
      }
    case 'quantity':
      return {
        ...all,
        kind,
        tiers: draft.tiers.map((tier) => ({
          from: needed(tier.from),
          percent: needed(tier.percent),
        })),
      }
  }
}
