import { parseArgs } from 'node:util'
import { connectShop, type Shop } from '#composition/shop.ts'
import { AppError } from '#domain/app-error.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { ProgramError, programEnvironment } from './program-environment.ts'

export type Program = {
  /** Its name in `npm run shop`, whose `--help` explains it (tools/bootstrap/tasks). */
  task: string
  argument?: string
  /** Its own boolean flags. */
  switches?: readonly string[]
  /** Checks the argument before a shop is looked up; throws if it is invalid. */
  check?: (argument: string) => void
  run: (call: {
    shop: Shop
    argument: string
    isOn: (name: string) => boolean
    say: (text: string) => void
  }) => Promise<void>
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const complain = (message: string, details: Record<string, unknown>) =>
  process.stderr.write(`${message} ${JSON.stringify(details)}\n`)

const log: Log = { info: () => {}, warn: complain, error: complain }

const parse = (switches: readonly string[]) =>
  parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' } as const])),
    },
  })

const readArguments = ({ task, argument, switches = [] }: Program) => {
  const seeHelp = `\n"npm run shop -- ${task} --help" explains it.`
  let parsed
  try {
    parsed = parse(switches)
  } catch (error) {
    throw new ProgramError(`${error instanceof Error ? error.message : ''}${seeHelp}`)
  }
  const { values, positionals } = parsed
  const taken = argument === undefined ? 0 : 1
  // A project named without --project must not select the default one.
  const [surplus] = positionals.slice(taken)
  if (surplus !== undefined) throw new ProgramError(`What is "${surplus}"?${seeHelp}`)
  if (positionals.length < taken) throw new ProgramError(`${argument} is missing.${seeHelp}`)
  return { values, argument: positionals[0] ?? '' }
}

const explain = (error: unknown): string => {
  if (error instanceof ProgramError || error instanceof AppError) return error.message
  const text = error instanceof Error ? error.message : String(error)
  if (/default credentials/i.test(text))
    return `${text}\nLog in with "gcloud auth application-default login" first.`
  if (/ECONNREFUSED|UNAVAILABLE/.test(text)) return `The shop does not answer: ${text}`
  return error instanceof Error ? (error.stack ?? text) : text
}

const fail = (error: unknown): never => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

/** Runs a command-line program over a shop, then exits. */
export const runProgram = async (program: Program): Promise<never> => {
  // Without a login, Google's client also fails where nobody waits for it.
  process.once('unhandledRejection', fail)
  try {
    const { values, argument } = readArguments(program)
    const project = typeof values['project'] === 'string' ? values['project'] : undefined
    program.check?.(argument)
    const place = { project, folder: process.cwd() }
    // The Admin SDK reads the emulators' addresses from the environment.
    Object.assign(process.env, programEnvironment(process.env, place))
    await program.run({
      shop: connectShop(readConfig(process.env), { clock: systemClock, log }),
      argument,
      isOn: (name) => Boolean(Object.entries(values).find(([key]) => key === name)?.[1]),
      say,
    })
    // Firestore's connections would keep the process running.
    process.exit(0)
  } catch (error) {
    return fail(error)
  }
}
