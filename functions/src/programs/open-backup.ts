import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { openBackup } from './backup/open-backup.ts'
import { ProgramError } from './running/program-environment.ts'

/** `npm run shop -- open-backup FILE FOLDER`: unpacks a downloaded backup into a folder for `import`. */

const NOTHING = new Writable({ write: (_chunk, _encoding, done) => done() })

/** The input isn't shown. */
const askPassphrase = async (): Promise<string> => {
  process.stdout.write('Passphrase: ')
  const lines = createInterface({ input: process.stdin, output: NOTHING, terminal: true })
  const answer = await new Promise<string | undefined>((resolveWith) => {
    // Also closed by Ctrl-C, and when the input ends.
    lines.once('line', resolveWith).once('close', () => resolveWith(undefined))
  })
  lines.close()
  process.stdout.write('\n')
  if (answer === undefined) throw new ProgramError('No passphrase was given.')
  return answer
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const [file, folder, surplus] = process.argv.slice(2)

try {
  if (!file || !folder || surplus !== undefined)
    throw new ProgramError(
      'FILE and FOLDER are needed.\n"npm run shop -- open-backup --help" explains it.',
    )
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? (await askPassphrase())
  await openBackup({ file: resolve(file), folder: resolve(folder), passphrase, say })
  say(
    `All of it is in ${folder}, readable to whoever opens it. "npm run shop -- import ${folder}" makes a shop of it.`,
  )
} catch (error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${error instanceof ProgramError ? error.message : text}\n`)
  process.exitCode = 1
}
