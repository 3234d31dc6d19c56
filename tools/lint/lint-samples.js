import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')

/** The names of the files, of those given with their code, that a rule of this folder stops, one for each fault. */
export const stoppedFiles = async (rule, samples) => {
  const [plugin] = rule.split('/')
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  const config = { jsPlugins: [`./${plugin}.js`], rules: { [rule]: 'error' } }
  const files = {
    'package.json': '{ "type": "module" }',
    '.oxlintrc.json': JSON.stringify(config),
    ...samples,
  }
  try {
    await cp(join(ROOT, `tools/lint/${plugin}.js`), join(folder, `${plugin}.js`))
    for (const [name, code] of Object.entries(files)) {
      await mkdir(join(folder, dirname(name)), { recursive: true })
      await writeFile(join(folder, name), code)
    }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'],
      { cwd: folder },
    ).catch((error) => error)
    return JSON.parse(stdout)
      .diagnostics.filter(({ code }) => code.startsWith(plugin))
      .map(({ filename }) => filename)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
