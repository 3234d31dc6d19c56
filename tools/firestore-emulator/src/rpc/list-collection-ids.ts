import { parseParentName } from '#engine/path.ts'
import type { Call } from './call.ts'
import { pageOf } from './page.ts'

type Request = {
  readonly parent?: string
  readonly pageSize?: number
  readonly pageToken?: string
}

export const listCollectionIds = ({ databases, usage }: Call, request: Request) => {
  const { database, path } = parseParentName(request.parent ?? '')
  const { items, nextPageToken } = pageOf(
    databases.get(database).collectionIds(path),
    request.pageSize,
    request.pageToken,
  )
  usage.reads++
  return { collectionIds: items, nextPageToken }
}
