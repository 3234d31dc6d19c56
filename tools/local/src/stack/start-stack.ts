import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readHostingConfig } from '#hosting/hosting-config.ts'
import { openDataFolder, type DataFolder } from './data-folder.ts'
import { startEmulatorServices } from './emulator-services.ts'
import { openFunctionLog } from './function-log.ts'
import { startFunctions } from './functions-service.ts'
import { startHosting } from './hosting-service.ts'
import { startMailEvents } from './mail-events.ts'
import { functionEnvironment, PROJECT_ID, type EmulatorPorts } from './project.ts'
import type { Settings } from './settings.ts'
import { startMigrating } from './start-migrating.ts'
import { startRetention } from './start-retention.ts'

type Options = {
  /** The mail server's URL (SMTP_URL), if there is one. */
  smtpUrl: string | undefined
  module: string
  env: Record<string, string>
  ports: EmulatorPorts
  onOutput: (line: string) => void
}

/** The function that sends mails, and its events. Without a mail server nothing runs, and mails stay in the outbox. */
const startMailing = async ({ smtpUrl, module, env, ports, onOutput }: Options) => {
  if (!smtpUrl) return { stop: () => {}, restart: async () => {} }
  const sender = await startFunctions({
    module,
    target: 'sendMail',
    env: { ...env, SMTP_URL: smtpUrl },
    onOutput,
  })
  const events = await startMailEvents({ ports, functionPort: sender.port, log: onOutput })
  return {
    stop: async () => {
      await events.stop()
      await sender.stop()
    },
    restart: sender.restart,
  }
}

/** The repository, with firebase.json and the builds of functions/ and web/. */
const ROOT = resolve(import.meta.dirname, '../../../..')

export type StackOptions = Settings & {
  log: (line: string) => void
  /** Seeds an empty shop; called when everything but the function is running. */
  loadSeed: (ports: EmulatorPorts, loader: string, signal: AbortSignal) => Promise<void>
  /** Aborts the start, and stops what was started. */
  signal?: AbortSignal
  /** Folder of the function's bundle, with index.js and the programs. */
  functionFolder?: string
  /** Served by Hosting instead of firebase.json's `public`. */
  webFolder?: string
  /** Port of the web development server, instead of a folder. */
  webPort?: number
}

export type Stack = {
  url: string
  port: number
  ports: EmulatorPorts
  functionPid: () => number | undefined
  restartFunction: () => Promise<void>
  /** Resolves with a reason when the stack can't continue. */
  broken: Promise<string>
  stop: () => Promise<void>
}

const findIndexes = () => {
  const file = join(ROOT, 'firestore.indexes.json')
  return existsSync(file) ? file : undefined
}

/** Collects started services, to stop them in reverse order; later additions are stopped at once. */
const createStops = () => {
  const stops: (() => Promise<void> | void)[] = []
  let running: Promise<void> | undefined
  const run = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
  return {
    add: async (stop: () => Promise<void> | void) => {
      if (running) await stop()
      else stops.push(stop)
    },
    run: () => (running ??= run()),
  }
}

type Stops = ReturnType<typeof createStops>

/** Loads it for the first log-in (auth/main.ts), when the shop shows its products: both at once would take longer. */
const loadAuth = async (hostingPort: number, { authPort }: EmulatorPorts) => {
  await fetch(`http://127.0.0.1:${hostingPort}/api/products?limit=1`)
  await fetch(`http://127.0.0.1:${authPort}`)
}

type Preparing = {
  data: DataFolder
  functionFolder: string
  siteUrl: string
  signal: AbortSignal
}

/** What the function needs beside its code: the services, filled, and where they are. */
const prepareShop = async (
  { loadSeed, log }: StackOptions,
  { data, functionFolder, siteUrl, signal }: Preparing,
  stops: Stops,
) => {
  const emulators = await startEmulatorServices({
    projectId: PROJECT_ID,
    folders: data,
    indexes: findIndexes(),
    onOutput: (line) => log(`  ${line}`),
  })
  await stops.add(emulators.stop)
  if (!data.seeded) {
    await loadSeed(emulators.ports, join(functionFolder, 'load-shop.js'), signal)
    data.markSeeded()
  }
  const environment = { ...functionEnvironment(emulators.ports), SITE_URL: siteUrl }
  // While the function runs, as on a real project.
  const migration = join(functionFolder, 'migrate.js')
  const migrating = startMigrating(migration, { env: environment, log, data, signal })
  await stops.add(migrating.stop)
  return { emulators, environment, migrating }
}

const startServices = async (options: StackOptions, stops: Stops) => {
  const { log, signal = new AbortController().signal } = options
  const { hosting: config, folder } = readHostingConfig(ROOT, options.webFolder)
  const functionFolder = options.functionFolder ?? join(ROOT, 'functions/lib')
  const module = join(functionFolder, 'index.js')

  const hosting = await startHosting(options)
  const stopHosting = hosting.stop
  await stops.add(stopHosting)
  const data = openDataFolder(options.dataDir)
  await stops.add(data.close)
  const functionLog = openFunctionLog(data.log, log)
  await stops.add(functionLog.close)
  const siteUrl = `http://127.0.0.1:${hosting.port}`
  const preparing = prepareShop(options, { data, functionFolder, siteUrl, signal }, stops)
  // The programs (npm run shop -- import) restart the function by a signal to this process, and wait for a new process
  // id.
  const announce = (functionPid: number, env: Record<string, string>) => {
    try {
      data.announce({
        ...env,
        SHOP_STACK_PID: String(process.pid),
        SHOP_FUNCTION_PID: String(functionPid),
      })
    } catch (error) {
      // For example on a full disk; the shop itself needs no file to continue.
      log(`  Programs can't find this shop: ${String(error)}`)
    }
  }
  const starting = startFunctions({
    module,
    env: preparing.then(({ environment }) => environment),
    onOutput: functionLog.write,
    onStart: announce,
  })
  const [{ emulators, environment, migrating }, functions, { createHosting }] = await Promise.all([
    preparing,
    starting,
    import('#hosting/create-hosting.ts'),
  ])
  await stops.add(functions.stop)
  const mailing = await startMailing({
    smtpUrl: options.smtpUrl,
    module,
    env: environment,
    ports: emulators.ports,
    onOutput: functionLog.write,
  })
  await stops.add(mailing.stop)
  await migrating.done
  const retention = startRetention(join(functionFolder, 'remove-old-data.js'), {
    env: environment,
    log,
  })
  await stops.add(retention.stop)
  const { webPort } = options
  hosting.open(
    createHosting({
      config,
      folder,
      projectId: PROJECT_ID,
      authPort: () => emulators.ports.authPort,
      functionPort: functions.port,
      webPort,
    }),
    webPort,
  )
  void loadAuth(hosting.port, emulators.ports).catch(() => {})
  // Running requests finish before the services they need are stopped.
  await stops.add(stopHosting)
  return { hosting, emulators, functions, mailing }
}

/**
 * Starts the whole shop on this machine; resolves when it is ready. If a part fails to start, everything already
 * started is stopped.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const stops = createStops()
  options.signal?.addEventListener('abort', () => void stops.run())
  try {
    const { hosting, emulators, functions, mailing } = await startServices(options, stops)
    return {
      url: `http://127.0.0.1:${hosting.port}`,
      port: hosting.port,
      ports: emulators.ports,
      functionPid: functions.pid,
      restartFunction: async () => {
        await Promise.all([functions.restart(), mailing.restart()])
      },
      broken: emulators.died.then((name) => `${name} stopped unexpectedly.`),
      stop: stops.run,
    }
  } catch (error) {
    await stops.run()
    throw error
  }
}
