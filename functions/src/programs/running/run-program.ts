import { parseArgs } from 'node:util'
import { AppError } from '#domain/app-error.ts'
import { readConfig } from '#platform/config.ts'
import { systemClock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { connectShop } from '#composition/shop.ts'
import type { Shop } from '#composition/shop.ts'
import { ProgramError, programEnvironment } from './program-environment.ts'

export type Program = {
  usage: string
  /** Its own flags, each present or not. */
  switches?: readonly string[]
  /** Checks the arguments before any shop is looked for; throws what is wrong with them. */
  check?: (words: string[]) => void
  run: (call: {
    shop: Shop
    words: string[]
    isOn: (name: string) => boolean
    say: (text: string) => void
  }) => Promise<void>
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const complain = (message: string, details: Record<string, unknown>) =>
  process.stderr.write(`${message} ${JSON.stringify(details)}\n`)

const log: Log = { info: () => {}, warn: complain, error: complain }

const readArguments = ({ usage, switches = [] }: Program) => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        help: { type: 'boolean' },
        ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' } as const])),
      },
    })
  } catch (error) {
    throw new ProgramError(`${error instanceof Error ? error.message : ''}\n${usage}`)
  }
}

const explain = (error: unknown): string => {
  if (error instanceof ProgramError || error instanceof AppError) return error.message
  const text = error instanceof Error ? error.message : String(error)
  if (/default credentials/i.test(text))
    return `${text}\nLog in with "gcloud auth application-default login" first.`
  if (/ECONNREFUSED|UNAVAILABLE/.test(text)) return `The shop does not answer: ${text}`
  return error instanceof Error ? (error.stack ?? text) : text
}

/** Runs a command-line program over a shop, then ends the process. */
export const runProgram = async (program: Program): Promise<never> => {
  try {
    const { values, positionals } = readArguments(program)
    if (values['help']) say(program.usage)
    else {
      const project = typeof values['project'] === 'string' ? values['project'] : undefined
      program.check?.(positionals)
      const place = { project, folder: process.cwd() }
      // The Admin SDK reads the emulators' addresses from the process's environment.
      Object.assign(process.env, programEnvironment(process.env, place))
      await program.run({
        shop: connectShop(readConfig(process.env), { clock: systemClock, log }),
        words: positionals,
        isOn: (name) => Boolean(Object.entries(values).find(([key]) => key === name)?.[1]),
        say,
      })
    }
    // Firestore's connections would keep the process alive.
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}
