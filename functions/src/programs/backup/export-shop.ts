import type { Shop } from '#composition/shop.ts'
import { schemaVersionOf } from '#database/collections.ts'
import { recordMaintenance } from '#database/record-maintenance.ts'
import { accountPages } from '#features/backup/account-lines.ts'
import { ACCOUNTS, IMAGES, documentsFile, lineOf } from '#features/backup/backup-files.ts'
import { collectionsOf, documentPages } from '#features/backup/document-lines.ts'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { openAuth } from '#platform/firebase/open-auth.ts'
import { ProgramError } from '#programs/running/program-environment.ts'
import { openArchive, type FileFacts } from './archive.ts'
import { imagePages } from './images.ts'

type Options = { folder: string; withImages: boolean; say: (line: string) => void }

/** Exports a whole shop into a folder. Run it again to continue after an interruption. */
export const exportShop = async (
  { config, connect, clock }: Shop,
  { folder, withImages, say }: Options,
): Promise<void> => {
  const archive = openArchive(folder)
  if (archive.isComplete()) throw new ProgramError(`${folder} holds a complete export already.`)
  const database = await connect()
  const { firestore } = database
  const collections = await collectionsOf(firestore)
  const auth = await openAuth(config)
  const files: Record<string, FileFacts> = {}
  const write = async (name: string, pages: Parameters<typeof archive.write>[1]) => {
    const facts = await archive.write(name, pages)
    files[name] = facts
    say(`${name}: ${facts.count}`)
  }

  for (const collection of collections)
    await write(documentsFile(collection), (last) => documentPages(firestore, collection, last))
  await write(ACCOUNTS, async function* (last) {
    // Account pages can't be entered in the middle, but skipping written ones is quick.
    const known = last === undefined ? '' : (JSON.parse(last) as { uid: string }).uid
    let isNew = known === ''
    for await (const page of accountPages(auth)) {
      const lines: string[] = []
      for (const account of page) {
        if (isNew) lines.push(lineOf(account))
        isNew ||= account.uid === known
      }
      yield lines
    }
  })
  if (withImages) await write(IMAGES, (last) => imagePages(imageStoreOf(config), archive, last))
  await archive.finish({
    version: 1,
    project: config.projectId,
    accounts: config.authEmulator ? 'emulator' : 'firebase',
    exportedAt: clock.now().toISOString(),
    schemaVersions: Object.fromEntries(collections.map((name) => [name, schemaVersionOf(name)])),
    files,
  })
  if (withImages) await recordMaintenance(database, 'exported')
}
