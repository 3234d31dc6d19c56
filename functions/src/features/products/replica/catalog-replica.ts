import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import { STORED_PRICES, type Pricing } from '#domain/stock/with-current-price.ts'
import type { Clock } from '#platform/clock.ts'
import { withTimeout } from '#platform/concurrency/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import type { Catalog } from '../index/catalog.ts'
import type { CatalogSource, Moment, ReadProduct } from './catalog-source.ts'
import { loadCatalog, type LoadedCatalog } from './load-catalog.ts'
import { packShards } from './shard-format.ts'

/** A refresh starts after this share of the allowed age, so that under steady traffic no call waits for it. */
const REFRESH_AT = 0.8
/** How long a request waits for a due refresh, from its start, before it gets the present data. */
const REFRESH_TIMEOUT_MS = 1000
/** How long a request waits for repricing after a change of sales or rates: 1 s is thousands of products. */
const REPRICE_TIMEOUT_MS = 1000
/** Hosting gives a function 60 s. A slower load continues for later calls. */
const LOAD_TIMEOUT_MS = 50_000
/** The pause after a failure of Firestore. */
const RETRY_MS = 1000
/**
 * A write may become visible slightly after its own timestamp, so each refresh looks back this far. Reading a change
 * again costs a read and has no effect.
 */
const OVERLAP_MICROS = 10 * 1_000_000
/** From this many changes on, a new copy is cheaper than reading the changes at every cold start. */
const PUBLISH_FROM = 100
const PUBLISH_SHARE = 0.02

type Options = {
  maxStaleMs: number
  clock: Clock
  log: Log
  /** What prices depend on now: the same object until it changes. */
  pricing?: () => Promise<Pricing>
}

/**
 * This instance's replica of the catalog (docs/decisions/0009-catalog-in-memory.md).
 *
 * It is loaded at first use. Then it asks for changes on demand, at most once every few seconds, with one load or
 * refresh at a time however many requests come. While Firestore answers, nothing older than `maxStaleMs` is served: a
 * request that finds an older replica (the first after a quiet hour) waits for the refresh; others are served at once.
 * If Firestore can't be reached, the replica keeps serving its data.
 */
export class CatalogReplica {
  readonly #source: CatalogSource
  readonly #options: Options
  #loaded: LoadedCatalog | undefined
  #loading: Promise<LoadedCatalog> | undefined
  #refreshing: Promise<void> | undefined
  #publishing: Promise<void> | undefined
  /** This instance's clock at the start of the last successful refresh. */
  #freshAt = 0
  #refreshStartedAt = 0
  #pricing = STORED_PRICES
  #repricing: Promise<void> | undefined
  #retryAt = 0

  constructor(source: CatalogSource, options: Options) {
    this.#source = source
    this.#options = options
  }

  /**
   * What shoppers may see, within the staleness bound.
   * @throws AppError unavailable only if it was never loaded
   */
  async current(): Promise<CatalogIndex> {
    return (await this.withDrafts()).published
  }

  /** For admins: drafts as well. */
  async withDrafts(): Promise<Catalog> {
    const { catalog } = this.#loaded ?? (await this.#start())
    const { maxStaleMs } = this.#options
    const age = this.#now() - this.#freshAt
    if (age >= maxStaleMs * REFRESH_AT && this.#now() >= this.#retryAt)
      this.#refreshing ??= this.#refresh()
    if (age >= maxStaleMs && this.#refreshing) await this.#waitFor(this.#refreshing)
    await this.#followPrices(catalog)
    return catalog
  }

  /** Starts repricing after a change of sales or rates; the first requests wait for it, up to a limit. */
  async #followPrices(catalog: Catalog): Promise<void> {
    const pricing = await this.#currentPrices()
    if (pricing !== this.#pricing) {
      this.#pricing = pricing
      const repricing = catalog.reprice(pricing).finally(() => {
        if (this.#repricing === repricing) this.#repricing = undefined
      })
      this.#repricing = repricing
      await withTimeout(repricing, REPRICE_TIMEOUT_MS).catch(() => undefined)
    }
  }

  /** If they can't be read, the previous ones: their owner has logged it. */
  async #currentPrices(): Promise<Pricing> {
    try {
      return (await this.#options.pricing?.()) ?? this.#pricing
    } catch {
      return this.#pricing
    }
  }

  /** Milliseconds since the last successful check for changes. */
  ageMs(): number {
    return this.#now() - this.#freshAt
  }

  /** Reads these products again, so that this instance shows its own writes at once. Never throws. */
  async productsChanged(ids: readonly string[]): Promise<void> {
    try {
      const loaded = await this.#started()
      if (loaded && ids.length > 0) take(loaded, await this.#source.readProducts(ids))
    } catch (error) {
      this.#options.log.warn('Own writes wait for the next refresh', { cause: String(error) })
    }
  }

  /**
   * Writes the copy from which other instances start. `settled` means that there is no other writer and all writes are
   * acknowledged, as at the end of a seed; readers then need not look back.
   */
  async publish({ settled = false } = {}): Promise<void> {
    const early = this.#loaded
    if (settled && early) await this.#refresh()
    // No shopper waits: reading the first copy of 100,000 products may take minutes on a busy machine.
    const loaded = early ?? (await (this.#loading ??= this.#loadOnce()))
    await this.#publishing
    const { asOf } = loaded
    // A time in whole milliseconds covers writes until the end of that millisecond.
    await this.#write(loaded, settled ? Math.floor(asOf / 1000 - 1) * 1000 : asOf - OVERLAP_MICROS)
  }

  /** Resolves when no background work is running. */
  async idle(): Promise<void> {
    await Promise.allSettled([this.#loading, this.#refreshing, this.#repricing])
    await this.#publishing
  }

  /** Reads all changes made before this call by any instance; false if it can't. */
  async refresh(): Promise<boolean> {
    await this.withDrafts()
    await this.#refreshing
    const startedAt = this.#now()
    await (this.#refreshing ??= this.#refresh())
    return this.#freshAt >= startedAt
  }

  async #start(): Promise<LoadedCatalog> {
    const loaded = await this.#load()
    this.#publishIfWorthwhile(loaded)
    return loaded
  }

  async #load(): Promise<LoadedCatalog> {
    if (!this.#loading && this.#now() >= this.#retryAt) this.#loading = this.#loadOnce()
    try {
      if (!this.#loading) throw new Error('Loading has just failed')
      return await withTimeout(this.#loading, LOAD_TIMEOUT_MS)
    } catch (cause) {
      throw new AppError('unavailable', reason('unavailable'), { cause, retryAfterSeconds: 5 })
    }
  }

  async #loadOnce(): Promise<LoadedCatalog> {
    const startedAt = this.#now()
    try {
      this.#loaded = await loadCatalog(this.#source, this.#options.log)
      this.#freshAt = startedAt
      return this.#loaded
    } catch (error) {
      this.#retryAt = this.#now() + RETRY_MS
      throw error
    } finally {
      this.#loading = undefined
    }
  }

  async #waitFor(refresh: Promise<void>): Promise<void> {
    const patience = this.#refreshStartedAt + REFRESH_TIMEOUT_MS - this.#now()
    if (patience > 0) await withTimeout(refresh, patience).catch(() => undefined)
  }

  async #refresh(): Promise<void> {
    const loaded = this.#loaded
    if (!loaded) return
    const startedAt = this.#now()
    this.#refreshStartedAt = startedAt
    try {
      const from = loaded.asOf - OVERLAP_MICROS
      loaded.asOf = await this.#source.readChanges(from, (batch) => take(loaded, batch))
      loaded.changes.forgetBefore(loaded.asOf)
      this.#freshAt = startedAt
      this.#publishIfWorthwhile(loaded)
    } catch (error) {
      this.#retryAt = this.#now() + RETRY_MS
      const ageMs = this.#now() - this.#freshAt
      this.#options.log.warn('The catalog could not be refreshed', { ageMs, cause: String(error) })
    } finally {
      this.#refreshing = undefined
    }
  }

  #publishIfWorthwhile(loaded: LoadedCatalog): void {
    const { changed, catalog, asOf } = loaded
    if (changed.size < Math.max(PUBLISH_FROM, catalog.size * PUBLISH_SHARE)) return
    this.#publishing ??= this.#write(loaded, asOf - OVERLAP_MICROS)
      .catch((error: unknown) => {
        const cause = String(error)
        this.#options.log.warn('The copy of the catalog could not be written', { cause })
      })
      .finally(() => {
        this.#publishing = undefined
      })
  }

  async #write(loaded: LoadedCatalog, changesFrom: Moment): Promise<void> {
    const { published, drafts } = loaded.catalog
    const products = [published, drafts].flatMap(({ rows }) =>
      Array.from(rows.slots(), (slot) => ({
        json: rows.storedJson(slot),
        sold: rows.sold(slot),
        buying: rows.buying(slot),
        version: rows.version(slot),
      })),
    )
    const included = loaded.changed
    loaded.changed = new Set()
    try {
      const { generation: replaces } = loaded
      const copy = { replaces, changesFrom, count: products.length, shards: packShards(products) }
      loaded.generation = await this.#source.publishCopy(copy)
    } catch (error) {
      for (const id of included) loaded.changed.add(id)
      throw error
    }
  }

  /** The catalog if it is loaded or loading. */
  async #started(): Promise<LoadedCatalog | undefined> {
    return this.#loaded ?? (await this.#loading)
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }
}

const take = (
  { catalog, changes, changed }: LoadedCatalog,
  batch: readonly ReadProduct[],
): void => {
  const news = changes.take(batch)
  if (news.length === 0) return
  catalog.apply(news)
  for (const { id } of news) changed.add(id)
}
