import { setTimeout as delay } from 'node:timers/promises'
import { launch } from './attacks/attack.ts'
import { droppedConnections } from './attacks/dropped-connections.ts'
import { forbiddenSteps } from './attacks/forbidden-steps.ts'
import { guesses } from './attacks/guesses.ts'
import {
  accounts,
  forgedAddresses,
  guestCarts,
  longLists,
  sitemaps,
  unknownIds,
} from './attacks/made-up-keys.ts'
import { swellingPictures } from './attacks/pictures.ts'
import { repeats } from './attacks/repeats.ts'
import { wideTables } from './attacks/wide-tables.ts'
import { readProducts } from './books/read-books.ts'
import { createOwner } from './people/owner.ts'
import { sell } from './people/seller.ts'
import { shop as shopFor } from './people/shopper.ts'
import { prepareVictims, type Victims } from './people/victims.ts'
import { timesOf } from './report/print-report.ts'
import { loadOf, log, report } from './report/report.ts'
import { Run } from './run.ts'
import { readSettings } from './settings.ts'
import { startShop, type RunningShop } from './start-shop.ts'

/** `npm run shop -- hostile`: see README.md. */

const SHOPPERS = 10
/** Seconds with only normal customers, as the baseline. */
const CALM_SECONDS = 15
/** How long calls may continue that began before the end. */
const SETTLING_MS = 3000
/** Stops the run if something hangs. */
const MAX_OVERTIME_MS = 180_000

const attacksOf = (run: Run, shop: RunningShop, victims: Victims) => {
  const { admin, customer, packer, photoPath } = victims
  const upload = { name: 'pictures as upload', path: '/api/upload', token: admin.token }
  const photo = { name: 'pictures of a return', path: photoPath, token: customer.token }
  return [
    longLists(run),
    swellingPictures(run, upload),
    swellingPictures(run, photo),
    forgedAddresses(run),
    accounts(run),
    unknownIds(run),
    guestCarts(run),
    guesses(run),
    sitemaps(run),
    wideTables(run, packer.token),
    forbiddenSteps(run, victims),
    repeats(run, customer),
    droppedConnections(run, { shopUrl: shop.url, photoPath, token: customer.token }),
  ]
}

const shopAround = (run: Run): Promise<void>[] =>
  Array.from({ length: SHOPPERS }, () => shopFor(run))

/** Measures normal calls without attackers. */
const measureCalm = async (run: Run, shop: RunningShop) => {
  const calm = new Run(shop.url)
  calm.products = run.products
  calm.begin(CALM_SECONDS)
  await Promise.all(shopAround(calm))
  run.bought.push(...calm.bought)
  log(`Without attackers, ${CALM_SECONDS} s: ${timesOf(calm.honest)}; load ${loadOf()}`)
}

/** Runs all attacks at once until the time is over. */
const attack = async (run: Run, shop: RunningShop, seconds: number) => {
  const victims = await prepareVictims(run)
  const stayLoggedIn = await createOwner(run)
  const spared = new Set([victims.processing, victims.shipped])
  await measureCalm(run, shop)
  run.begin(seconds)
  log(`Attacking for ${seconds} s …`)
  const taking = [
    ...shopAround(run),
    sell(run, victims.admin, spared),
    stayLoggedIn(),
    ...attacksOf(run, shop, victims).map((one) => launch(run, one)),
  ]
  for (const ended of await Promise.allSettled(taking)) {
    if (ended.status === 'rejected') run.fault(`Somebody could not go on: ${String(ended.reason)}`)
  }
  await delay(SETTLING_MS)
  return victims
}

const main = async (): Promise<boolean> => {
  const { seconds, products } = readSettings(process.argv.slice(2))
  log(`Filling a shop of ${products} products …`)
  const shop = await startShop(products, log)
  const tooLong = setTimeout(
    () => {
      console.error('The run did not end by itself')
      process.exit(1)
    },
    seconds * 1000 + MAX_OVERTIME_MS,
  )
  try {
    const run = new Run(shop.url)
    run.products = await readProducts(run.quietly())
    const victims = await attack(run, shop, seconds)
    return await report(run, shop, victims)
  } finally {
    clearTimeout(tooLong)
    await shop.stop()
  }
}

process.exit((await main()) ? 0 : 1)
