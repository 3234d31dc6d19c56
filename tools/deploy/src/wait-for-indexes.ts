import { setTimeout as sleep } from 'node:timers/promises'
import { DeployError } from './deploy-error.ts'
import type { GoogleApi } from './google/google-api.ts'

type Index = { name: string; state: 'CREATING' | 'READY' | 'NEEDS_REPAIR' }
type Page = { indexes?: Index[]; nextPageToken?: string }

type Options = {
  google: GoogleApi
  project: string
  log: (line: string) => void
  pauseMs?: number
  patienceMs?: number
}

const TEN_SECONDS = 10_000
/** The index of a large collection takes long, but hardly longer than this. */
const HALF_AN_HOUR = 30 * 60_000

const readIndexes = async (google: GoogleApi, project: string): Promise<Index[]> => {
  const path = `/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=300`
  const all: Index[] = []
  let token: string | undefined
  do {
    const page: Page = await google.get<Page>(
      'firestore.googleapis.com',
      token ? `${path}&pageToken=${encodeURIComponent(token)}` : path,
    )
    all.push(...(page.indexes ?? []))
    token = page.nextPageToken
  } while (token)
  return all
}

/** Queries without a ready index are refused, so the function is deployed after its indexes are ready. */
export const waitForIndexes = async ({
  google,
  project,
  log,
  pauseMs = TEN_SECONDS,
  patienceMs = HALF_AN_HOUR,
}: Options): Promise<void> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const indexes = await readIndexes(google, project)
    const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR')
    if (broken)
      throw new DeployError(
        `Firestore could not build ${broken.name}. Fix: delete it at https://console.firebase.google.com/project/${project}/firestore/indexes, then deploy again.`,
      )
    const building = indexes.filter(({ state }) => state === 'CREATING').length
    if (building === 0) return
    if (Date.now() > deadline)
      throw new DeployError(
        `${building} indexes are still being built. Nothing of the shop was changed; deploy again once they are ready.`,
      )
    log(`  … ${building} of ${indexes.length} indexes are being built`)
    await sleep(pauseMs)
  }
}
