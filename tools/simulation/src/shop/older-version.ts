import { MIGRATIONS } from '../../../../functions/src/database/migrations/migrations.ts'
import { loadMethods } from '../../../firestore-emulator/src/transport/protocol.ts'
import type { WireWrite } from '../../../firestore-emulator/src/rpc/wire/messages.ts'

/** The version before this migration runs again now and then; its writes lack what came with the migration. */
const CAME_WITH = '0003-number-orders'
const UNKNOWN_FIELDS = new Set(['schemaVersion'])
/** Documents of tax have a number of their own, by which they are found. */
const UNKNOWN_OF_ORDERS = new Set([...UNKNOWN_FIELDS, 'number'])
const ORDERS = '/documents/orders/'
const UNKNOWN_COLLECTION = '/documents/orderNumbers/'

/** The migrations that it knows. */
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

/** A call as that version would have made it: of two versions at once, one tree can show what they write. */
export const asOlderVersion = (path: string, body: Buffer): Buffer => {
  const { Commit } = methods
  if (path !== COMMIT || !Commit) return body
  const request = Commit.requestDeserialize(body) as { writes?: readonly WireWrite[] }
  return Commit.requestSerialize({
    ...request,
    writes: request.writes?.filter(isKnown).map(olderWrite),
  })
}
