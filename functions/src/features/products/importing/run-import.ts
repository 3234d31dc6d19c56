import { randomUUID } from 'node:crypto'
import { offerInputSchema } from '@bartan/contract/offers/schema'
import type {
  ImportFault,
  ImportOptions,
  SmallPicture,
} from '@bartan/contract/products/import-schema'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { FailedPicture, ImportDocument } from '#database/operation-documents.ts'
import { AppError } from '#domain/app-error.ts'
import type { Author } from '#domain/caller.ts'
import { cutText } from '#domain/cut-text.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { faultOf, type ComingSale, type Draft } from './draft.ts'
import { firstReports } from './first-reports.ts'
import { countPictures, picturesOf } from './import-pictures.ts'
import type { ImportsContext } from './imports-context.ts'
import type { ImportsRepository } from './imports.repository.ts'
import { planLot, type Planned } from './plan-lot.ts'
import { planProduct, presentOf, type ImportSettings, faultsOf } from './plan-product.ts'
import { readProducts } from './read-products.ts'
import { retryLot } from './retry-pictures.ts'

/** Milliseconds between two signs of life. */
const SIGN_MS = 5000

/** Runs a part of an import while renewing the lease; false if another worker has it. */
const withLease = async (
  sign: () => Promise<boolean>,
  job: (isMine: () => boolean) => Promise<void>,
): Promise<boolean> => {
  let isMine = true
  const signs = setInterval(() => {
    // If one renewal fails, the next follows.
    sign()
      .then((still) => (isMine &&= still))
      .catch(() => undefined)
  }, SIGN_MS)
  try {
    await job(() => isMine)
  } finally {
    clearInterval(signs)
  }
  return isMine
}

/** Products between two records of the progress. */
const LOT = 10

const CONCURRENCY = 3

/** After so many attempts without progress, a person has to look. */
const MAX_FAILURES = 5

/** A product at which workers died so often, alone in its lot at last, is left out. */
const MAX_CRASHES = 3

type Lot = {
  ids: string[]
  faults: ImportFault[]
  failed: FailedPicture[]
  small: SmallPicture[]
}

const isDeadly = ({ crashes = 0 }: ImportDocument): boolean => crashes >= MAX_CRASHES

const leftOut = ({ row, columns }: Draft): ImportFault =>
  faultOf({ row, field: columns['name'] ?? 'name' }, reason('import_product_crashed'))

/** Once a worker has died, products go alone, so that the one that does it is found. */
const lotOf = (drafts: readonly Draft[], { done, crashes = 0 }: ImportDocument) =>
  drafts.slice(done, done + (crashes > 0 ? 1 : LOT))

/** A shop has room for so many offers: that is said of the sale, and the product is taken without it. */
const ofSale = (error: unknown): unknown =>
  error instanceof AppError && error.code === 'conflict'
    ? new AppError(error.code, error.reason, { fields: { sale: error.reason as PlainReason } })
    : error

/** Continues one import from its recorded progress. */
class Work {
  readonly #context: ImportsContext
  readonly #id: string
  readonly #worker: string
  readonly #by: Author
  readonly #settings: ImportSettings

  constructor(
    context: ImportsContext,
    { id, worker }: { id: string; worker: string },
    { by, settings }: { by: Author; settings: ImportSettings },
  ) {
    this.#context = context
    this.#id = id
    this.#worker = worker
    this.#by = by
    this.#settings = settings
  }

  /** Decides again inside the transaction: the product may have been created or changed meanwhile. */
  #write(draft: Draft, images: ProductImage[]): Promise<string> {
    const { edit } = this.#context
    const trace = { by: this.#by, batch: this.#id }
    return edit([], async (unit) => {
      const present = await presentOf(unit, [draft])
      const plan = planProduct(unit, draft, { present, settings: this.#settings })
      return plan.write(images, trace)
    })
  }

  /** A sale of the other shop that lies ahead becomes an offer for this product. */
  async #announce(product: string, { name }: Draft, sale: ComingSale): Promise<void> {
    const { from } = sale
    const offer = offerInputSchema.parse({
      ...sale,
      name: cutText(name, 80),
      kind: 'sale',
      active: true,
      scope: { products: [product] },
    })
    try {
      await this.#context.createOffer(offer, this.#by, `imported-${product}-${from.slice(0, 10)}`)
    } catch (error) {
      throw ofSale(error)
    }
  }

  async #takeOver(planned: Planned, lot: Lot): Promise<void> {
    const { draft } = planned
    if ('faults' in planned) return void lot.faults.push(...planned.faults)
    // A sale that lies ahead may be missing where an earlier worker died.
    if (planned.outcome === 'skip' && !draft.sale) return
    try {
      const { images, failed, small } =
        planned.outcome === 'create'
          ? await picturesOf(draft, this.#context)
          : { images: [], failed: [], small: [] }
      const product = await this.#write(draft, images)
      lot.ids.push(product)
      lot.failed.push(...failed.map((one) => ({ ...one, product })))
      lot.small.push(...small)
      if (draft.sale) await this.#announce(product, draft, draft.sale)
    } catch (error) {
      lot.faults.push(...faultsOf(error, draft))
    }
  }

  /** False if another worker has the lease. */
  async lot(drafts: readonly Draft[], progress: ImportDocument): Promise<boolean> {
    const { imports, clock, productsChanged } = this.#context
    const lot: Lot = { ids: [], faults: [], failed: [], small: [] }
    const sign = () => imports.note(this.#id, this.#worker, { at: clock.now() })
    const isMine = await withLease(sign, async (isStillMine) => {
      try {
        if (isDeadly(progress)) return void lot.faults.push(...drafts.map(leftOut))
        const planned = await planLot(this.#context, drafts, this.#settings)
        await runConcurrently(planned, CONCURRENCY, async (one) => {
          if (isStillMine()) await this.#takeOver(one, lot)
        })
      } finally {
        await productsChanged(lot.ids)
      }
    })
    const { pictures } = progress
    progress.done += drafts.length
    progress.faulty = firstReports([...progress.faulty, ...lot.faults])
    progress.pictures = {
      total: pictures.total,
      done: pictures.done + drafts.reduce((sum, draft) => sum + countPictures(draft), 0),
      failed: firstReports([...pictures.failed, ...lot.failed]),
      small: firstReports([...(pictures.small ?? []), ...lot.small]),
    }
    const { done, faulty } = progress
    progress.crashes = Math.min(progress.crashes ?? 0, 1)
    const { crashes } = progress
    const { pictures: counted } = progress
    const update = { done, faulty, pictures: counted, failures: 0, crashes, at: clock.now() }
    return isMine && imports.note(this.#id, this.#worker, update)
  }
}

type ProgressUpdate = Omit<Parameters<ImportsRepository['note']>[2], 'at' | 'isOver'>

/** Continues fetching failed pictures; false if unfinished. */
const retryAll = async (
  context: ImportsContext,
  {
    progress,
    id,
    note,
  }: { progress: ImportDocument; id: string; note: (update?: ProgressUpdate) => Promise<boolean> },
  until: number,
): Promise<boolean> => {
  const { retries = [], by, batch = id, pictures } = progress
  while (pictures.done < retries.length) {
    if (Date.now() > until) return false
    const lot = retries.slice(pictures.done, pictures.done + LOT)
    const trace = { by, batch }
    const isMine = await withLease(note, async () => {
      const failed = await retryLot(lot, context, { trace, noteStored: () => note({ retries }) })
      pictures.failed = firstReports([...pictures.failed, ...failed])
    })
    pictures.done += lot.length
    if (!isMine || !(await note({ pictures, failures: 0 }))) return false
  }
  return true
}

/**
 * Continues an import from its recorded progress, unless another worker has it or it is finished. Progress is recorded
 * lot by lot; repeating a lot finds its products already up to date. Returns whether it is finished.
 */
export const runImport =
  (context: ImportsContext) =>
  async (id: string, { until = Infinity }: { until?: number } = {}): Promise<boolean> => {
    const { imports, clock, log, brand } = context
    const worker = randomUUID()
    const progress = await imports.take(id, worker, clock.now())
    if (!progress) return (await imports.find(id))?.state !== 'running'
    const end = (update: Parameters<typeof imports.note>[2]) =>
      imports.note(id, worker, { ...update, isOver: true })
    const note = (update: ProgressUpdate = {}) =>
      imports.note(id, worker, { ...update, at: clock.now() })
    try {
      if ((progress.crashes ?? 0) >= MAX_FAILURES)
        throw new Error('Workers have died while they read its file')
      if (progress.retries) {
        const isDone = await retryAll(context, { progress, id, note }, until)
        await end({ ...(isDone && { state: 'done' }), at: clock.now() })
        return isDone
      }
      const csv = await imports.readFile(progress)
      if (csv === undefined) throw new Error(`The file ${progress.file} is gone`)
      const { drafts } = await readProducts(csv, {
        ...(JSON.parse(progress.options ?? '{}') as ImportOptions),
        now: progress.createdAt.toDate(),
      })
      const settings = { category: progress.category ?? undefined, brand: await brand() }
      const work = new Work(context, { id, worker }, { by: progress.by, settings })
      while (progress.done < drafts.length) {
        if (Date.now() > until) return !(await end({ at: clock.now() }))
        if (!(await work.lot(lotOf(drafts, progress), progress))) return false
      }
      await end({ state: 'done', at: clock.now() })
      await imports.removeFile(id)
      return true
    } catch (cause) {
      const failures = progress.failures + 1
      const isGivenUp = Math.max(failures, progress.crashes ?? 0) >= MAX_FAILURES
      log.error('An import was interrupted', { import: id, cause: String(cause) })
      await end({ failures, ...(isGivenUp && { state: 'stopped' }), at: clock.now() })
      return isGivenUp
    }
  }
