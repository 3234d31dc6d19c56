import type { CallInvocationTransformer } from '@grpc/grpc-js'
import { startTestShop, type TestShop } from '../start-test-shop.ts'

/** gRPC's code of a failure that a client does not try again. */
const INTERNAL = 13

/** Another instance of the shop. Its first commit is made, and answered as if it had failed. */
export const losingShopOf = ({ shop }: TestShop): Promise<TestShop> => {
  let isLosing = true
  const losing: CallInvocationTransformer = (call) => {
    if (!isLosing || !call.methodDefinition.path.endsWith('/Commit')) return call
    isLosing = false
    const lost = Object.assign(new Error('lost'), { code: INTERNAL })
    return { ...call, callback: () => call.callback?.(lost as never) } as typeof call
  }
  return startTestShop({
    projectId: shop.config.projectId,
    firestore: { 'grpc.callInvocationTransformer': losing },
  })
}
