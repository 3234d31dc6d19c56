import { status } from '@grpc/grpc-js'
import type { FailureCode } from '#engine/failure.ts'

export const statusNumber = (code: FailureCode): status => status[code]
