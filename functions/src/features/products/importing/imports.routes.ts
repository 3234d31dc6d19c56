import {
  getImport,
  importProducts,
  retryPictures,
} from '@bartan/contract/products/import-endpoints'
import type { ImportOptions, ImportPlan } from '@bartan/contract/products/import-schema'
import { REQUIRED_DECLARATIONS } from '@bartan/contract/products/law/declarations'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { handle } from '#http/framework/route.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { runUnkeyed } from '#platform/keyed-call.ts'
import type { EditingContext } from '../editing/editing.repository.ts'
import type { Draft } from './draft.ts'
import { firstReports } from './first-reports.ts'
import { countPictures } from './import-pictures.ts'
import { importsContext, type ImportsContext, type OthersOfImports } from './imports-context.ts'
import { planLot, type Planned } from './plan-lot.ts'
import { readProducts } from './read-products.ts'
import { runImport } from './run-import.ts'

/** Products compared with the stored ones in one transaction. */
const LOT = 50

/** A file of 50,000 products is planned within the minute that a call may take. */
const LOTS_AT_ONCE = 6

const lotsOf = (drafts: readonly Draft[]): Draft[][] =>
  Array.from({ length: Math.ceil(drafts.length / LOT) }, (_, lot) =>
    drafts.slice(lot * LOT, (lot + 1) * LOT),
  )

const noneMissing = () =>
  Object.fromEntries(REQUIRED_DECLARATIONS.map((name) => [name, 0])) as ImportPlan['missing']

const addTo = (plan: ImportPlan, one: Planned): void => {
  if ('faults' in one) return void plan.faulty.push(...one.faults)
  const { draft, outcome, missing } = one
  plan[outcome] += 1
  for (const name of missing) plan.missing[name] += 1
  if (outcome !== 'create') return
  plan.pictures += countPictures(draft)
  plan.variants += draft.variants?.length ?? 0
}

type StoredImport = NonNullable<Awaited<ReturnType<ImportsContext['imports']['find']>>>

const jobOf = (id: string, { state, done, total, pictures, faulty, batch = id }: StoredImport) => {
  const { small = [] } = pictures
  const failed = pictures.failed.map(({ url, code }) => ({ url, code }))
  return { state, done, total, pictures: { ...pictures, failed, small }, faulty, batch }
}

type Wanted = { csv: string; category?: string | undefined; options: ImportOptions }

/** What importing a file would do; writes nothing. */
const planOf = async (
  context: ImportsContext,
  { csv, category, options }: Wanted,
): Promise<ImportPlan> => {
  const { format, drafts, faults, ...told } = await readProducts(csv, {
    ...options,
    now: context.clock.now(),
  })
  const settings = { category, brand: await context.brand() }
  const plan: ImportPlan = {
    format,
    create: 0,
    update: 0,
    skip: 0,
    pictures: 0,
    variants: 0,
    missing: noneMissing(),
    ...told,
    faulty: [...faults],
  }
  await runConcurrently(lotsOf(drafts), LOTS_AT_ONCE, async (lot) => {
    for (const one of await planLot(context, lot, settings)) addTo(plan, one)
  })
  return { ...plan, faulty: plan.faulty.toSorted((one, other) => one.row - other.row) }
}

export const importUseCases = (editing: EditingContext, others: OthersOfImports) => {
  const context = importsContext(editing, others)
  const { config, imports, clock, log } = context
  const run = runImport(context)
  // A deployed instance has no CPU after its reply, so there a database event starts a function (index.ts).
  const isRunHere = config.authEmulator !== undefined

  const start = (id: string): void => {
    if (!isRunHere) return
    runUnkeyed(() => {
      run(id).catch((cause: unknown) =>
        log.error('An import could not go on', { import: id, cause: String(cause) }),
      )
    })
  }

  const begin = async (
    { csv, category, options }: Wanted,
    { _id, name }: Caller,
  ): Promise<{ id: string }> => {
    const now = clock.now()
    const { drafts, faults } = await readProducts(csv, { ...options, now })
    const pictures = drafts.reduce((sum, draft) => sum + countPictures(draft), 0)
    const begun = await imports.create(
      csv,
      {
        state: 'running',
        category: category ?? null,
        options: JSON.stringify(options),
        by: { _id, name },
        total: drafts.length,
        pictures: { done: 0, total: pictures, failed: [], small: [] },
        faulty: firstReports(faults),
      },
      now,
    )
    start(begun.id)
    return begun
  }

  return {
    run,
    routes: [
      handle(importProducts, async ({ body: { csv, dryRun }, query, caller, res }) => {
        const { category, ...options } = query
        if (!dryRun) return begin({ csv, category, options }, caller)
        const plan = await planOf(context, { csv, category, options })
        res.status(200)
        return plan
      }),
      /** The progress. Continues an import whose instance died. */
      handle(getImport, async ({ params: { id } }) => {
        const found = await imports.find(id)
        if (!found) throw new AppError('not_found', reason('import_not_found'))
        const { worker } = found
        const isIdle = !worker || worker.until.toMillis() <= clock.now().getTime()
        if (found.state === 'running' && isIdle) start(id)
        return jobOf(id, found)
      }),
      handle(retryPictures, async ({ params: { id }, caller: { _id, name } }) => {
        const begun = await imports.createRetry(id, { _id, name }, clock.now())
        start(begun.id)
        return begun
      }),
    ],
  }
}
