import { endpoints } from '@bartan/contract/api'
import { getOpenapi } from '@bartan/contract/health/endpoints'
import { handle } from '#http/framework/route.ts'
import { describeApi } from './describe-api.ts'

export const openapiRoutes = () => {
  let description: Record<string, unknown> | undefined
  return [
    handle(getOpenapi, () => {
      description ??= describeApi(endpoints)
      return description
    }),
  ]
}
