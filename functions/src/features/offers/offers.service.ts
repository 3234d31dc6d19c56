import {
  rulesInPaise,
  rulesInRupees,
  type Offer,
  type OfferRules,
} from '@bartan/contract/offers/offer'
import { isEnded } from '@bartan/contract/offers/running'
import type { OfferInput, OfferReply } from '@bartan/contract/offers/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { toRupees } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import type { Author, Caller } from '#domain/caller.ts'
import { pageQueryOf, type WantedPage } from '#domain/cursor.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import type { ShopContext } from '../../shop-context.ts'
import {
  MAX_OFFERS,
  offersRepository,
  type OffersUnit,
  type StoredOffer,
  recentOrdersRepository,
  type GoodsOf,
} from './offers.repository.ts'
import { simulateOffer } from './simulate-offer.ts'

type Others = {
  /** Of the catalog in memory. */
  goods: () => Promise<GoodsOf>
  /** Shows this instance its own write. */
  changed: () => Promise<void>
}

const toReply = (offer: StoredOffer): OfferReply => {
  const { _id, used, version } = offer
  // One kind after another, like the schema.
  return { _id, ...rulesInRupees(offer), used, version } as OfferReply
}

const rulesOf = (input: OfferInput): OfferRules => {
  const { scope } = input
  const isEverything = !scope || Object.values(scope).every((values) => values === undefined)
  return rulesInPaise({ ...input, ...(isEverything && { scope: undefined }) })
}

const found = (offer: StoredOffer | undefined): StoredOffer => {
  if (!offer) throw new AppError('not_found', reason('offer_not_found'))
  return offer
}

const codeTaken = (code: string): AppError => {
  const why = reason('code_taken', { code })
  return new AppError('code_taken', why, { fields: { code: why } })
}

/** For the audit log: each rule separately, lists and scopes as text. */
const toldRules = (rules: OfferRules): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rules).map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )

const withoutBooks = ({ _id, used: _used, version: _version, ...rules }: StoredOffer) => rules

const listed =
  (list: ReturnType<typeof offersRepository>['list']) =>
  async ({ cursor, page, limit = ADMIN_LIST_LIMIT }: WantedPage) => {
    const some = await list(pageQueryOf({ cursor, page, limit }))
    return { ...some, page, limit, list: some.list.map(toReply) }
  }

const creation = (rules: OfferRules, by: Author) =>
  ({ by, action: 'offer.created', changes: fieldChanges({}, toldRules(rules)) }) as const

export const offersService = ({ connect, clock }: ShopContext, { goods, changed }: Others) => {
  const { transact, newId, list, find, figures } = offersRepository(connect)

  /** Refuses a taken code, or too many offers that have not ended. */
  const refuse = async (unit: OffersUnit, rules: OfferRules, id?: string) => {
    const now = clock.now()
    if (isEnded(rules, now)) return
    if (rules.code !== undefined && (await unit.isCodeTaken(rules.code, now, id)))
      throw codeTaken(rules.code)
    if (id === undefined && (await unit.countLive(now)) >= MAX_OFFERS)
      throw new AppError('conflict', reason('offers_full', { max: MAX_OFFERS }))
  }

  return {
    list: listed(list),

    figures: async (ids: string[]) =>
      (await figures(ids)).map(({ revenue, discount, ...one }) => ({
        ...one,
        revenue: toRupees(revenue),
        discount: toRupees(discount),
      })),

    open: async (id: string): Promise<OfferReply> => toReply(found(await find(id))),

    /** With an id of the caller's own: once, however often it is called. */
    create: async (input: OfferInput, by: Author, own?: string): Promise<OfferReply> => {
      const rules = rulesOf(input)
      const id = own ?? (await newId())
      const reply = await transact([lockOf.offers], async (unit, keep) => {
        const known = own && (await unit.read(own))
        if (known) return keep.reply(toReply(known))
        await refuse(unit, rules)
        await unit.create(id, rules, creation(rules, by))
        return keep.reply(toReply({ ...rules, _id: id, used: 0, version: 1 }))
      })
      await changed()
      return reply
    },

    change: async (
      id: string,
      { version, ...input }: OfferInput & { version: number },
      by: Caller,
    ): Promise<OfferReply> => {
      const rules = rulesOf(input)
      const reply = await transact([lockOf.offers], async (unit, keep) => {
        const before = found(await unit.read(id))
        if (before.version !== version)
          throw new AppError('changed_meanwhile', reason('offer_changed_meanwhile'), {
            current: { version: before.version },
          })
        const changes = fieldChanges(toldRules(withoutBooks(before)), toldRules(rules))
        if (Object.keys(changes).length === 0) return keep.reply(toReply(before))
        await refuse(unit, rules, id)
        const isEnding = before.active && !rules.active
        const action = isEnding ? 'offer.ended' : 'offer.changed'
        await unit.save(id, before, rules, { by, action, changes })
        const { used } = before
        return keep.reply(toReply({ ...rules, _id: id, used, version: version + 1 }))
      })
      await changed()
      return reply
    },

    /** An offer with orders is ended, not deleted, because they name it. */
    remove: async (id: string, by: Caller): Promise<{ message: string; offer?: OfferReply }> => {
      const reply = await transact([lockOf.offers], async (unit, keep) => {
        const before = found(await unit.read(id))
        const changes = fieldChanges({ active: before.active }, { active: false })
        if (before.used <= 0) {
          await unit.remove(id, before, { by, action: 'offer.deleted', changes })
          return keep.reply({ message: 'Offer deleted' })
        }
        if (!before.active) return keep.reply({ message: 'Offer ended', offer: toReply(before) })
        const rules: OfferRules = { ...withoutBooks(before), active: false }
        await unit.save(id, before, rules, { by, action: 'offer.ended', changes })
        const after = { ...rules, _id: id, used: before.used, version: before.version + 1 }
        return keep.reply({ message: 'Offer ended', offer: toReply(after) })
      })
      await changed()
      return reply
    },

    simulate: async (input: OfferInput) => {
      const now = clock.now()
      const offer: Offer = { ...rulesOf(input), _id: 'simulated' }
      return simulateOffer(offer, await recentOrdersRepository(connect, goods)(now))
    },
  }
}

export type OffersService = ReturnType<typeof offersService>
