import type { OfferReply } from '@bartan/contract/offers/schema'
import { CATEGORIES, MATERIALS } from '@bartan/contract/products/rules'
import { random as seeded } from '@bartan/demo-shop/random'
import { detailCalls, listCalls, searchCalls } from '../workload/browsing.ts'
import { callJson } from '../workload/call-json.ts'
import { checkOut } from '../workload/check-out.ts'
import { adminToken, registerCustomers } from '../workload/customers.ts'
import { addToCartCalls, quoteCalls } from '../workload/guest-carts.ts'
import { measureDriven, productsOf, type Site } from './measure-calls.ts'
import { measure } from './measure.ts'

const SALES = 5
const OFFERS = 50
/** Rounds with offers and without. The lowest cost counts, because other work on the machine only adds to it. */
const ROUNDS = 4
const CUSTOMERS = 4
const WARM_UP_SECONDS = 4

const BEGAN = '2026-01-01T00:00:00.000Z'

/** Sales that each cover some products, and offers of every other kind, automatic or with a code. */
const benchOffers = (): object[] => [
  ...Array.from({ length: SALES }, (_, number) => ({
    kind: 'sale',
    percent: 10 + number,
    scope: {
      categories: [CATEGORIES[number % CATEGORIES.length]],
      materials: [MATERIALS[number % MATERIALS.length]],
    },
  })),
  ...Array.from({ length: OFFERS }, (_, number) => {
    const terms = [
      { kind: 'percent', percent: 5 },
      { kind: 'amount', amount: 20 },
      { kind: 'free_delivery' },
      { kind: 'buy_get', buy: 2, get: 1, percent: 50 },
      { kind: 'quantity', tiers: [{ from: 3, percent: 5 }] },
    ][number % 5]
    return {
      ...terms,
      minimum: 200 + number,
      ...(number % 2 === 0 && { code: `BENCH-${number}` }),
      ...(number % 3 === 0 && { scope: { categories: [CATEGORIES[number % CATEGORIES.length]] } }),
    }
  }),
]

const makeOffers = async (url: string, token: string): Promise<OfferReply[]> => {
  const made: OfferReply[] = []
  for (const offer of benchOffers()) {
    const body = { name: `Bench ${made.length}`, active: true, from: BEGAN, ...offer }
    made.push(await callJson<OfferReply>(`${url}/api/admin/offers`, { token, body }))
  }
  return made
}

const switchOffers = async (
  { url, token }: { url: string; token: string },
  offers: readonly OfferReply[],
  active: boolean,
): Promise<OfferReply[]> => {
  const switched: OfferReply[] = []
  for (const offer of offers)
    switched.push(
      await callJson<OfferReply>(`${url}/api/admin/offers/${offer._id}`, {
        token,
        method: 'PUT',
        body: { ...offer, active },
      }),
    )
  return switched
}

/** CPU milliseconds per call, of the function and its database together. */
type Cost = { call: string; cpuMs: number; p50Ms: number }

/** Measures once each call that applies offers. */
const costs = async (site: Site) => {
  const { stack, instance, url, seconds } = site
  const random = seeded(1)
  const products = await productsOf(url)
  const sold = products.filter(({ countInStock }) => countInStock > 0)
  const customers = await registerCustomers(url, CUSTOMERS)
  const ids = products.map(({ _id }) => _id)
  const options = { url, customers, products: sold, random }
  await checkOut({ ...options, seconds: WARM_UP_SECONDS })
  const workloads = {
    list: listCalls(random),
    search: searchCalls(random),
    detail: detailCalls(ids, random),
    'add to cart': addToCartCalls(sold, random),
    quote: quoteCalls(sold, random),
  }
  return async (): Promise<Cost[]> => {
    const measured: Cost[] = []
    for (const [call, next] of Object.entries(workloads)) {
      const { cpuMs, p50Ms } = await measureDriven(site, call, next, 1)
      measured.push({ call, cpuMs: cpuMs.both, p50Ms })
    }
    const { cpuMs, p50Ms } = await measure(stack, instance, () => checkOut({ ...options, seconds }))
    return [...measured, { call: 'checkout', cpuMs: cpuMs.both, p50Ms }]
  }
}

type Compared = { without: number; with: number; ratio: number }

export type OfferCost = { call: string; cpuMs: Compared; p50Ms: Compared }

/** Measures CPU and time per call with 50 offers and 5 sales, and without any, alternating within one run. */
export const measureOffers = async (site: Site): Promise<OfferCost[]> => {
  const { url } = site
  const token = await adminToken(url)
  const measureOnce = await costs(site)
  let offers = await makeOffers(url, token)
  const found = { with: [] as Cost[], without: [] as Cost[] }
  for (let round = 0; round < ROUNDS; round++) {
    found.with.push(...(await measureOnce()))
    offers = await switchOffers({ url, token }, offers, false)
    found.without.push(...(await measureOnce()))
    offers = await switchOffers({ url, token }, offers, true)
  }
  // An instance keeps getting faster, so the order alternates and favors neither side.
  found.with.push(...(await measureOnce()))
  const calls = [...new Set(found.with.map(({ call }) => call))]
  return calls.map((call) => {
    const compared = (figure: 'cpuMs' | 'p50Ms'): Compared => {
      const least = (costsOf: readonly Cost[]) =>
        Math.min(...costsOf.filter((one) => one.call === call).map((one) => one[figure]))
      const [bare, busy] = [least(found.without), least(found.with)]
      return { without: bare, with: busy, ratio: busy / bare }
    }
    return { call, cpuMs: compared('cpuMs'), p50Ms: compared('p50Ms') }
  })
}
