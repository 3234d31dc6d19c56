import type { CallInvocationTransformer } from '@grpc/grpc-js'
import { startLine } from './start-line.ts'
import { startOwnTestShop } from './start-test-shop.ts'

/**
 * Two instances over one database: one that has its own line to it, and one that the test prepares and looks with.
 * After `loseNext`, the answer to the next commit over that line is lost: it breaks once the commit `isDone`.
 */
export const startWithLine = async () => {
  const direct = await startOwnTestShop()
  const line = await startLine()
  let sent: PromiseWithResolvers<void> | undefined
  const beforeCall: CallInvocationTransformer = (call) => {
    if (sent && call.methodDefinition.path.endsWith('/Commit')) {
      line.loseAnswers()
      sent.resolve()
      sent = undefined
    }
    return call
  }
  const { projectId } = direct.shop.config
  const firestore = { 'grpc.callInvocationTransformer': beforeCall }
  const shop = await startOwnTestShop({ projectId, firestore })
  const loseNext = async <T>(job: () => Promise<T>, isDone: () => Promise<unknown>): Promise<T> => {
    const isSent = Promise.withResolvers<void>()
    sent = isSent
    const result = job()
    await Promise.race([isSent.promise, result])
    while (!(await isDone())) await new Promise((resolve) => setImmediate(resolve))
    line.cut()
    return result
  }
  return { direct, shop, loseNext }
}
