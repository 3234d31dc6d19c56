import { randomBytes, randomInt } from 'node:crypto'
import { MATERIALS, SIZES } from '@bartan/contract/products/offered-values'
import { COLORS, LIST_FILTERS } from '@bartan/contract/products/rules'
import { lineOf } from '@bartan/contract/testing/people'
import { choose } from '../../../demo-shop/src/random.ts'
import type { Run } from '../run.ts'
import type { Attack } from './attack.ts'

/** Random values that could each become a key in the server's memory. */

const madeUp = (bytes = 9) => randomBytes(bytes).toString('base64url')

const address = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')

const KNOWN = [...COLORS, ...SIZES, ...MATERIALS]
const FILTER_LENGTH = 990

const aFilter = (): string => {
  const values = Array.from({ length: 40 }, () => choose(KNOWN))
  return [...values, ...Array.from({ length: 40 }, () => madeUp(12))]
    .join(',')
    .slice(0, FILTER_LENGTH)
}

const aPhone = () => String(randomInt(7_000_000_000, 9_000_000_000))

/** Sends 7 kB of filters in each call. */
export const longLists = (run: Run): Attack => {
  const call = run.person('attacks', 'lists of 7 kB')
  return {
    connections: 3,
    pauseMs: 10,
    maxRounds: 30_000,
    round: async () => {
      const filters = LIST_FILTERS.map((name) => `${name}=${encodeURIComponent(aFilter())}`)
      const path = `/api/products?${filters.join('&')}&search=${madeUp()}`
      await call({ path, isUnread: true })
    },
  }
}

/** Forges client addresses before calls that are limited by address. */
export const forgedAddresses = (run: Run): Attack => {
  const call = run.person('attacks', 'forged X-Forwarded-For')
  return {
    connections: 3,
    pauseMs: 10,
    maxRounds: 30_000,
    round: async (round) => {
      const headers = { 'x-forwarded-for': [madeUp(300), address(), address()].join(', ') }
      if (round % 3 === 0) {
        await call({
          path: '/api/users/login',
          body: { phone: aPhone(), password: madeUp() },
          headers,
        })
      } else {
        const vitals = [{ metric: 'LCP', value: randomInt(9000) }]
        const body = { page: round % 2 ? 'home' : madeUp(), id: madeUp(600), vitals }
        await call({ path: '/api/vitals', body, headers })
      }
    },
  }
}

/** Registers accounts endlessly from one address. */
export const accounts = (run: Run): Attack => {
  const call = run.person('attacks', 'accounts without end')
  return {
    connections: 1,
    pauseMs: 300,
    maxRounds: 2000,
    round: async () => {
      const body = { name: 'Nobody', phone: aPhone(), password: 'Hostile@1234' }
      await call({ path: '/api/users/register', body })
    },
  }
}

/** Asks for products, pictures, pages and links that don't exist. */
export const unknownIds = (run: Run): Attack => {
  const call = run.person('attacks', 'made-up ids')
  const paths = [
    () => `/api/products/${madeUp(15)}`,
    () => `/product/${madeUp(15)}`,
    () => `/images/upload/v${randomInt(1e9)}/products/${madeUp()}.webp?w=${randomInt(4000)}`,
    () => `/c/${madeUp(24)}`,
    () => `/api/products/${madeUp(15)}/reviews`,
    () => `/collections/all?minPrice=${randomInt(1e6) / 100}&search=${madeUp(60)}`,
  ]
  return {
    connections: 2,
    pauseMs: 20,
    maxRounds: 30_000,
    round: async () => {
      await call({ path: choose(paths)(), isUnread: true })
    },
  }
}

/** Asks for documents that grow with the shop, each time with different parameters. */
export const sitemaps = (run: Run): Attack => {
  const call = run.person('attacks', 'sitemaps with queries')
  return {
    connections: 2,
    pauseMs: 30,
    maxRounds: 20_000,
    round: async (round) => {
      const path = round % 2 === 0 ? '/sitemap.xml' : '/sitemap-1.xml'
      await call({ path: `${path}?${madeUp()}=${madeUp(90)}` })
    },
  }
}

/** In 60 of every 240 rounds the same cart is filled; each other round starts a new cart. */
const FILLING = { rounds: 60, of: 240 }

/** Creates carts endlessly, and sometimes fills one endlessly. */
export const guestCarts = (run: Run): Attack => {
  const call = run.person('attacks', "guests' carts")
  let guestId = ''
  return {
    connections: 3,
    pauseMs: 20,
    maxRounds: 30_000,
    round: async (round) => {
      if (guestId === '' || round % FILLING.of >= FILLING.rounds)
        guestId = `guest_${Date.now()}_${madeUp(12)}`
      const body = { guestId, ...lineOf(choose(run.products)) }
      await call({ path: '/api/cart', body, isUnread: true })
    },
  }
}
