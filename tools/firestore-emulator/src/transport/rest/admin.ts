import { Failure } from '#engine/failure.ts'
import type { IndexCheck } from '#engine/query/index-check.ts'

const GROUPS =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/collectionGroups\/([^/]+)\/(indexes|fields)(?:\/[^/]+)?$/

const READ_ONLY =
  'Indexes and times to live are read from firestore.indexes.json here: change that file, and start again.'

/**
 * Replies of the admin API (google.firestore.admin.v1) that tools need: composite indexes, all of them ready, and TTL
 * policies. Undefined for other addresses.
 */
export const adminOf = (
  method: string,
  path: string,
  query: URLSearchParams,
  indexCheck: IndexCheck | undefined,
): (() => object) | undefined => {
  const [, database = '', group = '', what] = GROUPS.exec(path) ?? []
  if (what === undefined) return undefined
  const isAsked = (one: { collectionGroup: string }) =>
    group === '-' || group === one.collectionGroup
  const parent = (one: string) => `${database}/collectionGroups/${one}`
  return () => {
    if (method !== 'GET') throw new Failure('UNIMPLEMENTED', READ_ONLY)
    const { indexes = [], fieldOverrides = [] } = indexCheck?.declared ?? {}
    if (what === 'indexes')
      return {
        indexes: indexes.filter(isAsked).map(({ collectionGroup, ...index }, number) => ({
          name: `${parent(collectionGroup)}/indexes/${number + 1}`,
          ...index,
          state: 'READY',
        })),
      }
    const expiring = fieldOverrides.filter(isAsked).filter(({ ttl }) => ttl === true)
    if (!query.get('filter')?.startsWith('ttlConfig'))
      throw new Failure(
        'UNIMPLEMENTED',
        'Only fields with a time to live are listed: filter=ttlConfig:*',
      )
    return {
      fields: expiring.map(({ collectionGroup, fieldPath }) => ({
        name: `${parent(collectionGroup)}/fields/${fieldPath}`,
        ttlConfig: { state: 'ACTIVE' },
      })),
    }
  }
}
