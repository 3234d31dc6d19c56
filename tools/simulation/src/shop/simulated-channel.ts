import { connectivityState, Metadata, status, type ChannelInterface } from '@grpc/grpc-js'
import { CallError } from '../../../firestore-emulator/src/in-process.ts'

type Call = ReturnType<ChannelInterface['createCall']>
type Listener = Parameters<Call['start']>[1]

/** Sends one message, and returns the reply's messages. */
export type Carry = (path: string, message: Buffer) => Promise<Buffer[]>

const statusOf = (error: unknown) =>
  error instanceof CallError
    ? { code: error.code, details: error.message, metadata: new Metadata() }
    : { code: status.INTERNAL, details: String(error), metadata: new Metadata() }

const OK = { code: status.OK, details: '', metadata: new Metadata() }

/**
 * Delivers messages one by one, as a connection does. All at once, they would overflow the client's streams before
 * anything reads them, and the client would wait forever.
 */
const answer = async (listener: Listener, replying: Promise<Buffer[]>): Promise<void> => {
  try {
    const replies = await replying
    listener.onReceiveMetadata(new Metadata())
    for (const [index, reply] of replies.entries()) {
      if (index > 0) await new Promise((resolve) => setImmediate(resolve))
      listener.onReceiveMessage(reply)
    }
    listener.onReceiveStatus(OK)
  } catch (error) {
    listener.onReceiveStatus(statusOf(error))
  }
}

const callOf = (path: string, carry: Carry): Call => {
  let listener: Listener | undefined
  return {
    start: (_metadata, own) => (listener = own),
    sendMessageWithContext: ({ callback }, message) => {
      callback?.()
      if (listener) void answer(listener, carry(path, message))
    },
    cancelWithStatus: (code, details) =>
      listener?.onReceiveStatus({ code, details, metadata: new Metadata() }),
    halfClose: () => undefined,
    startRead: () => undefined,
    setCredentials: () => undefined,
    getPeer: () => 'simulated',
    getCallNumber: () => 0,
    getAuthContext: () => null,
  }
}

/** Replaces the connection of gRPC's client (`channelFactoryOverride` of @grpc/grpc-js). */
export const simulatedChannel = (carry: Carry): ChannelInterface => ({
  createCall: (path) => callOf(path, carry),
  close: () => undefined,
  getTarget: () => 'simulated',
  getConnectivityState: () => connectivityState.READY,
  watchConnectivityState: () => undefined,
  getChannelzRef: () => {
    throw new Error('A simulated channel is in no statistics')
  },
})
