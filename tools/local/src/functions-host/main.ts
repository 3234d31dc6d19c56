import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
/**
 * Runs the bundled function under the framework of Cloud Functions: the same body parsing, `rawBody` and proxy trust.
 * The framework's own program listens on every interface and a fixed port, so we listen with its server ourselves.
 */
import {
  cloudEvent,
  http,
  type CloudEventFunction,
  type HttpFunction,
} from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { closeServer } from '#processes/close-server.ts'
import { serveParent } from '#processes/serve-parent.ts'

const { values } = parseArgs({
  options: {
    module: { type: 'string', default: 'functions/lib/index.js' },
    target: { type: 'string', default: 'api' },
  },
})

type EventFunction = CloudEventFunction

const isForEvents = (handler: object): handler is EventFunction => {
  const { __endpoint: endpoint } = handler as { __endpoint?: { eventTrigger?: object } }
  return endpoint?.eventTrigger !== undefined
}

/** Where the emulators are, which start at the same time. */
const { promise: environment, resolve: learn } = Promise.withResolvers<Record<string, string>>()
process.on('message', (message) => {
  if (message !== 'stop') learn(message as Record<string, string>)
})

const serveFunction = async () => {
  // The bundle loads it later than this, and reads its environment before.
  await import('@google-cloud/firestore')
  Object.assign(process.env, await environment)
  const module: Record<string, unknown> = await import(pathToFileURL(values.module).href)
  const handler = module[values.target]
  if (typeof handler !== 'function') throw new Error(`${values.module} exports no ${values.target}`)
  // Like Cloud Functions, by the function's own description.
  if (isForEvents(handler)) cloudEvent(values.target, handler)
  else http(values.target, handler as HttpFunction)
  const server = getTestServer(values.target)
  server.setTimeout(0)
  // Hosting keeps its connections; closing an idle one would fail a request just being sent.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  return {
    ready: { port: (server.address() as AddressInfo).port },
    stop: () => closeServer(server),
  }
}

await serveParent(serveFunction)
