import {
  listPasswordRequests,
  makePasswordLink,
  removePasswordRequest,
} from '@bartan/contract/admin-users/endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { PasswordRequestsService } from './password-requests.service.ts'

export const passwordRequestRoutes = (requests: PasswordRequestsService) => [
  handle(listPasswordRequests, async ({ query, req, res }) => {
    const { requests: list, ...paging } = await requests.list(query)
    setPagingHeaders(req, res, paging)
    return list
  }),
  handle(makePasswordLink, ({ params, caller }) => requests.makeLink(params.id, caller), {
    isSecret: true,
  }),
  handle(removePasswordRequest, ({ params, caller }) => requests.remove(params.id, caller)),
]
