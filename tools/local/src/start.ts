/**
 * `npm start` and `npm run dev`, after installation and build (see tools/bootstrap/run.mjs): `start.ts [--dev]
 * [--functions DIR] [--web DIR]`, with folders instead of functions/lib and web/dist.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillShop } from './seeding/fill-shop.ts'
import { backupAdvice } from './stack/backup-advice.ts'
import { startDevelopment } from './stack/development.ts'
import { exposureWarning } from './stack/exposure-warning.ts'
import { readSettings, type Settings } from './stack/settings.ts'
import { StackError } from './stack/stack-error.ts'
import { startStack, type Stack, type StackOptions } from './stack/start-stack.ts'

const ROOT = join(import.meta.dirname, '../../..')

const log = (line: string) => console.log(line)

/**
 * Aborted when this process is told to stop, or its parent is gone. The handlers stay subscribed: npm forwards the
 * Ctrl-C that the terminal has already sent to all.
 */
const listenForStop = () => {
  const stopping = new AbortController()
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(event, () => stopping.abort())
  }
  return stopping.signal
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined))
  })

const start = (signal: AbortSignal, settings: Settings): Promise<Stack> => {
  const { values } = parseArgs({
    options: { dev: { type: 'boolean' }, functions: { type: 'string' }, web: { type: 'string' } },
  })
  const options: StackOptions = {
    ...settings,
    log,
    loadSeed: fillShop(settings.seed, log),
    signal,
    functionFolder: values.functions,
    webFolder: values.web,
  }
  return values.dev ? startDevelopment(ROOT, options) : startStack(options)
}

const described = ({ message, missing }: StackError) =>
  missing ? `${message} ${backupAdvice('backups', missing)}` : message

const run = async () => {
  const signal = listenForStop()
  try {
    const settings = readSettings(process.env, ROOT)
    const { host } = settings
    const stack = await start(signal, settings)
    process.on('SIGUSR2', () => void stack.restartFunction())
    for (const line of exposureWarning(host)) console.error(line)
    log(`Shop ready at ${stack.url}`)
    const broken = await Promise.race([stack.broken, aborted(signal)])
    await stack.stop()
    if (broken !== undefined && !signal.aborted) throw new StackError(broken)
  } catch (error) {
    if (signal.aborted) return
    throw error
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StackError ? described(error) : error)
    process.exit(1)
  },
)
