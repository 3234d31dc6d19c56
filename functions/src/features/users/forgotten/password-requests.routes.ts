import {
  listPasswordRequests,
  makePasswordLink,
  removePasswordRequest,
} from '@bartan/contract/admin-users/endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import type { PasswordRequestsService } from './password-requests.service.ts'

export const passwordRequestRoutes = (requests: PasswordRequestsService) => [
  handlePage(listPasswordRequests, ({ query }) => requests.list(query)),
  handle(makePasswordLink, ({ params, caller }) => requests.makeLink(params.id, caller), {
    isSecret: true,
  }),
  handle(removePasswordRequest, ({ params, caller }) => requests.remove(params.id, caller)),
]
