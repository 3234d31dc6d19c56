import type { ProductId } from '@bartan/contract/products/product-id'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { offerFactsRepository } from '#features/checkout/offer-facts.repository.ts'
import { quoteService } from '#features/checkout/quote.service.ts'
import { quoting } from '#features/checkout/quoting.ts'
import type { CouponsService } from '#features/coupons/coupons.service.ts'
import { liveOffers, type LiveOfferList } from '#features/offers/live-offers.ts'
import { MAX_OFFERS, offersRepository } from '#features/offers/offers.repository.ts'
import { offersService } from '#features/offers/offers.service.ts'
import { recentOrdersRepository } from '#features/offers/recent-orders.repository.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'

type Surroundings = { connect: Connect; config: Config; clock: Clock; log: Log }

/** This instance's copy of the offers. */
export const mirrorOffers = ({ connect, config, clock, log }: Surroundings) =>
  liveOffers({
    load: offersRepository(connect).live,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })

type Quoted = {
  connect: Connect
  live: LiveOfferList
  coupons: CouponsService
  known: (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>
  current: () => Promise<Settings>
  clock: Clock
}

/** Connects what prices depend on, and the call for a quote. */
export const connectQuoting = ({ connect, live, coupons, known, current, clock }: Quoted) => {
  const ask = quoting({
    offers: live.current,
    withCode: offersRepository(connect).withCode,
    tryCoupon: coupons.tryCoupon,
    ...offerFactsRepository(connect),
    clock,
  })
  return {
    quoting: ask,
    quotes: quoteService({ products: known, quoting: ask, settings: current }),
  }
}

const NO_GOODS = { category: '', brand: '', material: '', collection: '' }

type Admin = { connect: Connect; live: LiveOfferList; catalog: CatalogReplica; clock: Clock }

export const connectOffers = ({ connect, live, catalog, clock }: Admin) => {
  const goods = async () => {
    const { rows } = await catalog.current()
    return (productId: ProductId) => {
      const slot = rows.slotOf(productId)
      return { ...(slot === undefined ? NO_GOODS : rows.product(slot)), productId }
    }
  }
  return offersService({
    ...offersRepository(connect),
    recentOrders: recentOrdersRepository(connect, goods),
    changed: live.changed,
    max: MAX_OFFERS,
    clock,
  })
}
