import { MIGRATIONS } from '../../../../functions/src/database/migrations/migrations.ts'
import type { WireWrite } from '../../../firestore-emulator/src/rpc/wire/messages.ts'
import { loadMethods } from '../../../firestore-emulator/src/transport/protocol.ts'

/** The previous version, which runs at times, lacks this migration and the fields that it adds. */
const CAME_WITH = '0012-bring-orders-up-to-date'
const UNKNOWN_FIELDS = new Set(['schemaVersion'])
/** Tax documents have a field `number` too, and need it; only orders of the older version lack it. */
const UNKNOWN_OF_ORDERS = new Set([...UNKNOWN_FIELDS, 'number'])
const ORDERS = '/documents/orders/'
const UNKNOWN_COLLECTION = '/documents/orderNumbers/'

/** The migrations that the older version knows. */
export const olderMigrations = (): typeof MIGRATIONS =>
  MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex(({ name }) => name === CAME_WITH),
  )

const COMMIT = '/google.firestore.v1.Firestore/Commit'

const methods = loadMethods()

const known = <T>(fields: Readonly<Record<string, T>> | undefined, unknown: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !unknown.has(name)))

const olderWrite = (write: WireWrite): WireWrite => {
  const { update, updateMask } = write
  if (!update) return write
  const unknown = update.name?.includes(ORDERS) ? UNKNOWN_OF_ORDERS : UNKNOWN_FIELDS
  return {
    ...write,
    update: { ...update, fields: known(update.fields, unknown) },
    ...(updateMask && {
      updateMask: {
        fieldPaths: (updateMask.fieldPaths ?? []).filter((path) => !unknown.has(path)),
      },
    }),
  }
}

const isKnown = ({ update }: WireWrite) => !update?.name?.includes(UNKNOWN_COLLECTION)

/** Rewrites a call as the older version would make it, because one source tree contains only the current version. */
export const asOlderVersion = (path: string, body: Buffer): Buffer => {
  const { Commit } = methods
  if (path !== COMMIT || !Commit) return body
  const request = Commit.requestDeserialize(body) as { writes?: readonly WireWrite[] }
  return Commit.requestSerialize({
    ...request,
    writes: request.writes?.filter(isKnown).map(olderWrite),
  })
}
