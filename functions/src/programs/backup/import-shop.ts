import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Shop } from '#composition/shop.ts'
import { schemaVersionOf } from '#database/collections.ts'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { runMigrations } from '#database/migrations/run-migrations.ts'
import { accountPages, type AccountLine } from '#features/backup/account-lines.ts'
import { ACCOUNTS, COLLECTION, IMAGES } from '#features/backup/backup-files.ts'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { openAuth } from '#platform/firebase/open-auth.ts'
import { ProgramError } from '#programs/running/program-environment.ts'
import { identityOf, removeAccounts, writeAccounts } from './accounts.ts'
import { openArchive, readLines, type Archive, type Manifest } from './archive.ts'
import { factsOfCollection, removeCollection, writeDocuments } from './documents.ts'
import { writeImages } from './images.ts'

type Options = {
  folder: string
  /** Whether the shop's current content may be deleted. */
  replace: boolean
  withoutPasswords: boolean
  say: (line: string) => void
}

type Progress = {
  exportedAt: string
  done: Record<string, number>
  /** The import is complete; from then on the shop changes. */
  isWhole?: boolean
}

/** Without products, orders and customers, overwriting loses nothing. */
const isEmpty = async (firestore: Firestore, auth: Auth): Promise<boolean> => {
  const ofSome = await Promise.all(
    ['products', 'orders'].map((name) => firestore.collection(name).limit(1).get()),
  )
  const { users } = await auth.listUsers(2)
  return ofSome.every(({ empty }) => empty) && users.length < 2
}

const clear = async (firestore: Firestore, auth: Auth): Promise<void> => {
  for (const { id } of await firestore.listCollections()) await removeCollection(firestore, id)
  await removeAccounts(auth)
}

const collectionsIn = ({ files }: Manifest) =>
  Object.entries(files).flatMap(([name, facts]) => {
    const collection = COLLECTION.exec(name)?.[1]
    return collection ? [{ name, collection, facts }] : []
  })

const identities = async (
  pages: AsyncIterable<AccountLine[]> | Iterable<AccountLine[]>,
): Promise<string> => {
  const all: string[] = []
  for await (const page of pages) all.push(...page.map(identityOf))
  return all.sort((one, other) => (one < other ? -1 : 1)).join('')
}

const verify = async (
  { firestore, auth }: { firestore: Firestore; auth: Auth },
  archive: Archive,
  manifest: Manifest,
): Promise<void> => {
  const faults: string[] = []
  for (const { collection, facts } of collectionsIn(manifest)) {
    const { count, sha256 } = await factsOfCollection(firestore, collection)
    if (count !== facts.count || sha256 !== facts.sha256)
      faults.push(`${collection} has ${count} documents of ${facts.count}, or others than these`)
  }
  const exported: AccountLine[] = []
  for await (const line of readLines(archive.pathOf(ACCOUNTS)))
    exported.push(JSON.parse(line) as AccountLine)
  if ((await identities(accountPages(auth))) !== (await identities([exported])))
    faults.push('the accounts are not those of the export')
  if (faults.length > 0)
    throw new ProgramError(`The shop is not what was exported: ${faults.join('; ')}.`)
}

/** An older shop can't read newer documents; for the reverse there are migrations. */
const refuseLaterVersions = ({ schemaVersions = {} }: Manifest): void => {
  const later = Object.keys(schemaVersions).filter(
    (name) => (schemaVersions[name] ?? 1) > schemaVersionOf(name),
  )
  if (later.length > 0)
    throw new ProgramError(
      `This export is of a later version of the shop, which writes ${later.join(', ')} otherwise. Import it with that version.`,
    )
}

/**
 * Restores a shop from an export. Every write is idempotent, and progress is stored in the folder, so that an
 * interrupted import continues.
 */
export const importShop = async (
  { config, connect, catalog }: Shop,
  { folder, replace, withoutPasswords, say }: Options,
): Promise<void> => {
  const archive = openArchive(folder)
  const written = await archive.readManifest()
  refuseLaterVersions(written)
  const manifest = await archive.verify(written)
  const database = await connect()
  const { firestore } = database
  const auth = await openAuth(config)

  const progressFile = `import-into-${config.projectId}.json`
  const earlier = (await archive.recall(progressFile)) as Progress | undefined
  const progress: Progress = earlier ?? { exportedAt: manifest.exportedAt, done: {} }
  if (!earlier) {
    if (!replace && !(await isEmpty(firestore, auth)))
      throw new ProgramError(
        `${config.projectId} holds a shop already. With --replace it goes: every document and every account.`,
      )
    await archive.remember(progressFile, progress)
  }

  const write = async () => {
    if (Object.keys(progress.done).length === 0) await clear(firestore, auth)
    for (const { name, collection, facts } of collectionsIn(manifest)) {
      const file = archive.pathOf(name)
      const from = progress.done[name] ?? 0
      const done = (count: number) => {
        progress.done[name] = count
        return archive.remember(progressFile, progress)
      }
      await writeDocuments(firestore, collection, { file, from, done })
      say(`${collection}: ${facts.count}`)
    }
    const madeBy = manifest.accounts
    const file = archive.pathOf(ACCOUNTS)
    say(`accounts: ${await writeAccounts(config, { auth, file, madeBy, withoutPasswords })}`)
    if (manifest.files[IMAGES])
      say(`images: ${await writeImages(imageStoreOf(config), archive, IMAGES)}`)
  }
  if (!progress.isWhole) {
    await write()
    await verify({ firestore, auth }, archive, manifest)
    progress.isWhole = true
    await archive.remember(progressFile, progress)
  }
  await runMigrations(database, { migrations: MIGRATIONS, again: true, say })
  // Last, because it reads every product: instances that start later use its copy.
  await catalog.publish({ settled: true })
  await archive.forget(progressFile)
}
